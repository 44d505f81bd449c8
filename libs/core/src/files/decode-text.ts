/** The encodings with two bytes for most characters, by the names of `TextDecoder`. */
export type WideEncoding = 'utf-16le' | 'utf-16be';

/** The characters of the bytes 0x80 to 0x9F in Windows-1252. */
const WINDOWS_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes Windows-1252, which spreadsheets write as plain CSV. Some versions of Node.js decode its quotation marks and dashes as control characters. */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_CHARACTERS[character.charCodeAt(0) - 0x80]!);

const NEWLINE = 0x0a;
/** Number of bytes that are searched for the zeros of UTF-16. */
const SAMPLE_LENGTH = 512;

/** Returns the encoding of a file in UTF-16, by its byte order mark or else by the zero bytes of Latin letters; undefined for other files. */
export function findWideEncoding(head: Uint8Array): WideEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const sample = head.subarray(0, Math.min(SAMPLE_LENGTH, head.length - (head.length % 2)));
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [first, second] = zeros as [number, number];
  const enough = sample.length / 4;
  if (sample.length < 4) return undefined;
  if (second > enough && first === 0) return 'utf-16le';
  return first > enough && second === 0 ? 'utf-16be' : undefined;
}

/**
 * Creates a decoder for whole lines without a declared encoding: UTF-8, and Windows-1252 for lines that are not valid UTF-8, so that one such line
 * does not affect the others. A byte order mark stays in the text.
 */
export function createLineDecoder(): (
  bytes: Uint8Array,
  onLine?: (text: string, isValid: boolean) => void,
) => string {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const read = (bytes: Uint8Array): string | undefined => {
    try {
      return utf8.decode(bytes);
    } catch {
      return undefined;
    }
  };
  return (bytes, onLine = () => undefined) => {
    const whole = read(bytes);
    if (whole !== undefined) {
      onLine(whole, true);
      return whole;
    }
    let text = '';
    for (let start = 0; start < bytes.length;) {
      const end = bytes.indexOf(NEWLINE, start);
      const next = end < 0 ? bytes.length : end + 1;
      const line = bytes.subarray(start, next);
      const valid = read(line);
      const decoded = valid ?? decodeWindows1252(line);
      onLine(decoded, valid !== undefined);
      text += decoded;
      start = next;
    }
    return text;
  };
}

/** Decodes a file of unknown encoding: UTF-16, UTF-8 or Windows-1252. @returns the text without a byte order mark */
export function decodeText(bytes: Uint8Array): string {
  const wide = findWideEncoding(bytes);
  return wide ? new TextDecoder(wide).decode(bytes) : createLineDecoder()(bytes).replace(/^\ufeff/, '');
}
