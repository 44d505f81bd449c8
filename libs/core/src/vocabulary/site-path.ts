/**
 * Checks that an address which was passed on leads to a page of this site: backslashes and a second slash are refused because browsers read
 * `//host` and `/\host` as other hosts. Letters outside of ASCII, as in a hand-written link, are escaped: a `Location` header cannot hold them.
 * @returns path and query; undefined for an address that may lead elsewhere
 */
export function readSitePath(address: string): string | undefined {
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(address)) return undefined;
  return address.replace(/[^!-~]+/g, (letters) => encodeURIComponent(letters.replace(/\p{Cs}/gu, '\ufffd')));
}
