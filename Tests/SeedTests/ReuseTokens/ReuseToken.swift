/// A user's own token with the same name as the library's.
struct ReuseToken<T> {}
