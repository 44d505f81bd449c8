/**
 * Checks that a return target leads to a page of this site. Backslashes and empty segments are rejected, because browsers and routers read
 * `//host` and `/\host` as other hosts, even if that form only results from removing `.` and `..`, or the root of the business site, in
 * front of it. The result contains none of these, and non-ASCII letters are escaped, because a `Location` header cannot contain them.
 * @returns path, query and fragment; undefined for a target that may lead elsewhere
 */
export function readSitePath(address: string): string | undefined {
  if (!/^\/(?!\/)[^\\\u0000-\u001f]*$/.test(address)) return undefined;
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return pathname.includes('//') ? undefined : pathname + search + hash;
}
