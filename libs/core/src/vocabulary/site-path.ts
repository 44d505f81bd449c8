/**
 * Checks that a return target is a page of this site. Backslashes and empty segments are rejected, because browsers and routers read
 * `//host` and `/\host` as other hosts, also if that form only results from removing `.` and `..`, or the prefix of the business site. The
 * result contains none of these, and non-ASCII letters are escaped, because a `Location` header cannot contain them.
 * @returns path, query and fragment; undefined for a target that may be on another site
 */
export function readSitePath(address: string): string | undefined {
  if (!/^\/(?!\/)[^\\\u0000-\u001f]*$/.test(address)) return undefined;
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return pathname.includes('//') ? undefined : pathname + search + hash;
}
