/// A user's own token, of the same name as the library's.
struct ReuseToken<T> {}
