import { pipeline, type Readable } from 'node:stream';
import sax from 'sax';
import { UnknownFormatError } from './columns.ts';
import type { DateOrder } from './dates.ts';
import { createDecoder, type DecoderOptions } from './decode.ts';
import type { ItemResult } from './feed-item.ts';
import { merchantField, readMerchantItem } from './merchant-item.ts';

/** Maximum length of text kept for one field. */
const MAX_FIELD_LENGTH = 200_000;
const MAX_FIELDS = 200;
/** The only field that an item may have several times. Its texts are joined with commas. */
const REPEATED_FIELD = 'additional_image_link';
/** Maximum nesting of elements, deeper than any real feed. */
const MAX_DEPTH = 64;

/**
 * Streams the products of an RSS or Atom feed; only the current item is held in memory. External entities and document types are ignored.
 *
 * @throws UnknownFormatError when the file is not well-formed
 */
export async function* readMerchantXml(
  bytes: Readable,
  encoding: string,
  now: Date,
  { onBytes, onOddLine, dates }: DecoderOptions & { dates?: DateOrder | undefined } = {},
): AsyncGenerator<ItemResult> {
  const parser = sax.parser(true, { position: true });
  let ready: ItemResult[] = [];
  let count = 0;
  let depth = 0;
  /** Nesting depth of the current item; 0 outside of one. */
  let itemDepth = 0;
  let fields = new Map<string, { text: string; own: boolean }>();
  let current: { text: string; own: boolean } | undefined;
  const failed = (reason: string): never => {
    throw new UnknownFormatError(
      `The file cannot be read at line ${parser.line + 1}, after ${count} items: ${reason}. Everything before it was imported.`,
    );
  };
  parser.onerror = (error) => {
    const [message = ''] = error.message.split('\n');
    failed(
      /^max buffer length/i.test(message)
        ? 'a name or an attribute of an element is too long'
        : message.toLowerCase(),
    );
  };
  parser.onopentag = ({ name }) => {
    depth += 1;
    if (depth > MAX_DEPTH) failed('its elements are nested too deeply');
    // The expression matches every name; only the prefix is optional.
    const [, prefix, local] = /^(?:([^:]*):)?(.*)$/.exec(name) as unknown as [
      string,
      string | undefined,
      string,
    ];
    if (itemDepth === 0) {
      if (local !== 'item' && local !== 'entry') return;
      itemDepth = depth;
      fields = new Map();
      current = undefined;
      return;
    }
    if (depth > itemDepth + 1) {
      // Markup within a field, as in an Atom summary: its texts are kept, separated by spaces.
      if (current) current.text += ' ';
      return;
    }
    const field = merchantField(local);
    const own = prefix === 'g' || prefix === 'c';
    const before = fields.get(field);
    if (before && field === REPEATED_FIELD) {
      before.text += ',';
      current = before;
      return;
    }
    // Google's own element takes precedence over the RSS element of the same name; otherwise the first one wins.
    if ((before && (before.own || !own)) || fields.size >= MAX_FIELDS) {
      current = undefined;
      return;
    }
    current = { text: '', own };
    fields.set(field, current);
  };
  const take = (text: string): void => {
    if (current && current.text.length < MAX_FIELD_LENGTH) current.text += text;
  };
  parser.ontext = take;
  parser.oncdata = take;
  parser.onclosetag = () => {
    if (itemDepth > 0 && depth === itemDepth) {
      count += 1;
      const found = fields;
      ready.push(readMerchantItem((name) => found.get(name)?.text ?? '', count, now, dates));
      itemDepth = 0;
      current = undefined;
    } else if (depth === itemDepth + 1) current = undefined;
    depth -= 1;
  };

  const decoder = createDecoder(encoding, { onBytes, onOddLine });
  pipeline(bytes, decoder, () => {});
  try {
    for await (const text of decoder as AsyncIterable<string>) {
      parser.write(text);
      const items = ready;
      ready = [];
      yield* items;
    }
    parser.close();
  } catch (error) {
    // Items before the fault are complete.
    yield* ready;
    throw error;
  }
  yield* ready;
}
