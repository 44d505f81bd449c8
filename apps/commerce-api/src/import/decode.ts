import { Transform } from 'node:stream';

const NEWLINE = 0x0a;

/**
 * Bytes to text. Files are UTF-8; a line that is not is taken for Windows-1252, which older spreadsheets write, so that
 * one such line does not spoil the others.
 */
export function createDecoder(onBytes: (count: number) => void = () => {}): Transform {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const windows = new TextDecoder('windows-1252');
  const textOf = (bytes: Uint8Array): string => {
    try {
      return utf8.decode(bytes);
    } catch {
      return windows.decode(bytes);
    }
  };
  const decodeLines = (bytes: Buffer): string => {
    try {
      return utf8.decode(bytes);
    } catch {
      let text = '';
      for (let start = 0; start < bytes.length;) {
        const end = bytes.indexOf(NEWLINE, start);
        const next = end < 0 ? bytes.length : end + 1;
        text += textOf(bytes.subarray(start, next));
        start = next;
      }
      return text;
    }
  };
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    // Text goes out in pieces of whole lines.
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const cut = bytes.lastIndexOf(NEWLINE) + 1;
      rest = bytes.subarray(cut);
      done(null, cut > 0 ? decodeLines(bytes.subarray(0, cut)) : undefined);
    },
    flush(done) {
      done(null, rest.length > 0 ? decodeLines(rest) : undefined);
    },
  });
}

/** Bytes to text by an encoding that the file itself names. */
export function createDecoderOf(encoding: string, onBytes: (count: number) => void = () => {}): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, decoder.decode(chunk, { stream: true }) || undefined);
    },
    flush(done) {
      done(null, decoder.decode() || undefined);
    },
  });
}
