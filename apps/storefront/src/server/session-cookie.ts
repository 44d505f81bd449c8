/** Returns whether a cookie header has a session id. The API checks whether the session is valid. */
export const sessionCookieIn = (cookie: string | undefined): boolean =>
  /(^|;\s*)(__Host-)?foolscap=/.test(cookie ?? '');
