/** File signatures of the types of originals. SVG is excluded, because it can contain scripts. */
const SIGNATURES: readonly [type: string, pattern: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftyp(avif|avis|mif1)/],
];

/** Detects a picture's type by its first bytes; undefined for anything else. */
export function recognizeType(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 16).toString('latin1');
  return SIGNATURES.find(([, pattern]) => pattern.test(head))?.[0];
}
