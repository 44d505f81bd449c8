import { decodeText, findWideEncoding } from './index.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isBigEndian = false) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  [...text].forEach((_, at) => view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian));
  return bytes;
};
const TEXT = 'SKU,Note\r\nFS-1,Café – “blue”\r\n';
/** The encoding in which Excel saves plain CSV. */
const WINDOWS = Uint8Array.from([
  ...utf8('SKU,Note\r\nFS-1,Caf'),
  0xe9,
  0x20,
  0x96,
  0x20,
  0x93,
  ...utf8('blue'),
  0x94,
  0x0d,
  0x0a,
]);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${TEXT}`)],
    ['Windows-1252', WINDOWS],
    ['UTF-16 with a byte order mark', wide(`\ufeff${TEXT}`)],
    ['UTF-16, big-endian, with a byte order mark', wide(`\ufeff${TEXT}`, true)],
    ['UTF-16 without a mark', wide(TEXT)],
    ['UTF-16, big-endian, without a mark', wide(TEXT, true)],
  ])('is read from %s', (_, bytes) => expect(decodeText(bytes)).toBe(TEXT));

  it('is decoded line by line when lines have different encodings', () => {
    const mixed = Uint8Array.from([...utf8('Größe\n'), 0x43, 0x61, 0x66, 0xe9, 0x0a, ...utf8('Ünit')]);
    expect(decodeText(mixed)).toBe('Größe\nCafé\nÜnit');
  });

  it('is empty for an empty file', () => {
    expect(decodeText(new Uint8Array())).toBe('');
    expect(decodeText(utf8('\ufeff'))).toBe('');
  });

  it('is not UTF-16 because of a single zero byte', () => {
    expect(findWideEncoding(utf8('FS\u0000-1,1'))).toBeUndefined();
    expect(decodeText(utf8('FS\u0000-1,1'))).toBe('FS\u0000-1,1');
  });
});
