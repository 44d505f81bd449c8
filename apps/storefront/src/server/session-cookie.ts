import { parseCookies, SESSION_COOKIES } from '@foolscap/core/cookies';

/** Returns whether a cookie header has a session id. The API checks whether the session is valid. */
export function sessionCookieIn(header: string | undefined): boolean {
  const cookies = parseCookies(header);
  return SESSION_COOKIES.session in cookies || `__Host-${SESSION_COOKIES.session}` in cookies;
}
