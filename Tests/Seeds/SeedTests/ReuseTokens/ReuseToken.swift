/// A token type of a user, with the same name as the library's.
struct ReuseToken<T> {}
