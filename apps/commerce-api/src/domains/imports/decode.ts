import { Transform } from 'node:stream';
import { createLineDecoder, decodeWindows1252 } from '@foolscap/core/files';

const NEWLINE = 0x0a;
/** Length in bytes above which a line is decoded in chunks, so that a file without line breaks is not held in memory as a whole. */
const MAX_LINE_LENGTH = 16 * 1024;

export interface DecoderOptions {
  /** Receives the number of bytes read. */
  onBytes?: (count: number) => void;
  /** Receives the number, from 1, of each line that is not valid in the encoding of the file. */
  onOddLine?: (line: number) => void;
}

/** Normalizes line breaks to one kind, so that line numbers are consistent; chunks may be split anywhere. */
function createLineBreaks() {
  let held = '';
  return {
    /** The line number at the start of the next chunk. */
    line: 1,
    unify(text: string): string {
      const whole = held + text;
      // The next chunk shows whether a line feed follows.
      held = whole.endsWith('\r') ? '\r' : '';
      return this.count((held ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n'));
    },
    end(): string {
      const last = held ? '\n' : '';
      held = '';
      return this.count(last);
    },
    count(text: string): string {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line += 1;
      return text;
    },
  };
}

/** Finds the last position at which UTF-8 bytes can be split without splitting a character. */
function endOfWholeCharacters(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > bytes.length - 4 && start > 0 && (bytes[start]! & 0xc0) === 0x80) start -= 1;
  const first = bytes[start] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return start + length > bytes.length ? start : bytes.length;
}

/** Creates a decoder of UTF-8 and Windows-1252, line by line. */
function createDecoderOfLines({ onBytes, onOddLine }: DecoderOptions): Transform {
  const decodeWhole = createLineDecoder();
  const breaks = createLineBreaks();
  let lastOdd = 0;
  const decodeLines = (bytes: Buffer): string => {
    let text = '';
    decodeWhole(bytes, (line, isValid) => {
      if (!isValid && breaks.line !== lastOdd) onOddLine?.((lastOdd = breaks.line));
      text += breaks.unify(line);
    });
    return text;
  };
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    // Emits text in chunks of whole lines.
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      onBytes?.(chunk.length);
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let cut = bytes.lastIndexOf(NEWLINE) + 1;
      if (cut === 0 && bytes.length > MAX_LINE_LENGTH) cut = endOfWholeCharacters(bytes);
      rest = bytes.subarray(cut);
      done(null, (cut > 0 && decodeLines(bytes.subarray(0, cut))) || undefined);
    },
    flush(done) {
      done(null, decodeLines(rest) + breaks.end() || undefined);
    },
  });
}

/** Creates a decoder of one encoding. */
function createDecoderOf(encoding: string, { onBytes, onOddLine }: DecoderOptions): Transform {
  const decoder = new TextDecoder(encoding);
  const decodeBytes = (chunk?: Buffer): string =>
    decoder.encoding === 'windows-1252'
      ? decodeWindows1252(chunk ?? Buffer.alloc(0))
      : decoder.decode(chunk, { stream: chunk !== undefined });
  const breaks = createLineBreaks();
  let lastOdd = 0;
  const decode = (text: string): string => {
    const before = breaks.line;
    const unified = breaks.unify(text);
    if (onOddLine && unified.includes('\ufffd')) {
      unified.split('\n').forEach((line, index) => {
        if (!line.includes('\ufffd') || before + index === lastOdd) return;
        lastOdd = before + index;
        onOddLine(lastOdd);
      });
    }
    return unified;
  };
  return new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      onBytes?.(chunk.length);
      done(null, decode(decodeBytes(chunk)) || undefined);
    },
    flush(done) {
      done(null, decode(decodeBytes()) + breaks.end() || undefined);
    },
  });
}

/**
 * Creates a decoder from bytes to text, in which line breaks are `\n`.
 *
 * @param encoding UTF-16, or the encoding that the file declares; undefined or UTF-8 reads each line as UTF-8, or as Windows-1252 if it is
 * not valid
 */
export const createDecoder = (encoding: string | undefined, options: DecoderOptions = {}): Transform =>
  encoding === undefined || encoding === 'utf-8'
    ? createDecoderOfLines(options)
    : createDecoderOf(encoding, options);
