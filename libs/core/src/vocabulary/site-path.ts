/**
 * Checks that an address which was passed on leads to a page of this site. Backslashes and empty segments are refused, because browsers and routers
 * read `//host` and `/\host` as other hosts, also once they have removed `.` and `..`, or the root of the business site, before it. The result has
 * none of these, and letters outside of ASCII are escaped: a `Location` header cannot hold them.
 * @returns path, query and fragment; undefined for an address that may lead elsewhere
 */
export function readSitePath(address: string): string | undefined {
  if (!/^\/(?!\/)[^\\\u0000-\u001f]*$/.test(address)) return undefined;
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return pathname.includes('//') ? undefined : pathname + search + hash;
}
