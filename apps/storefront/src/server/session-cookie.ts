/** Returns whether a cookie header names a session of this shop; whether it is a living one is for the API to find out. */
export const sessionCookieIn = (cookie: string | undefined): boolean =>
  /(^|;\s*)(__Host-)?foolscap=/.test(cookie ?? '');
