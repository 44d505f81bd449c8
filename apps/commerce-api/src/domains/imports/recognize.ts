import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { decodeText, findWideEncoding } from '@foolscap/core/files';
import { recognizeColumns, UnknownFormatError } from './columns.ts';
import type { TableFormat } from './csv-rows.ts';
import { merchantField } from './merchant-item.ts';
import { isPrinterList } from './printer-columns.ts';
import { shopifyColumns } from './shopify-columns.ts';

/** The format of a file, detected from its content. */
export type FileFormat =
  | ({ kind: 'sales-history' } & TableFormat)
  | ({ kind: 'shopify' } & TableFormat)
  | ({ kind: 'merchant-text' } & TableFormat)
  | ({ kind: 'printers' } & TableFormat)
  | { kind: 'merchant-xml'; encoding: string };

/** Number of bytes searched for a header or the start of an XML document. */
const HEAD_BYTES = 64 * 1024;

const EXPECTED =
  'Other files that can be read: a Shopify product CSV (columns Handle, Title, Variant Price and more), a Google ' +
  'Merchant product feed (tab-separated with id, title, price and availability, or RSS or Atom with g:id, g:title and g:price), ' +
  'and a list of printers (columns Brand, Series, Model and Supplies).';

async function readHead(open: () => Readable): Promise<Buffer> {
  const stream = open();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer | string>) {
      const bytes = Buffer.from(chunk as string);
      chunks.push(bytes);
      length += bytes.length;
      if (length >= HEAD_BYTES) break;
    }
  } finally {
    stream.destroy();
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

function getHeader(text: string, delimiter: string): string[] {
  try {
    const [header] = parse(text, {
      to: 1,
      bom: true,
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as string[][];
    return header ?? [];
  } catch {
    return [];
  }
}

/**
 * Detects the format of a file from its beginning.
 *
 * @param open opens the file; called once
 * @throws UnknownFormatError naming the expected formats
 */
export async function recognizeFile(open: () => Readable): Promise<FileFormat> {
  const head = await readHead(open);
  const encoding = findWideEncoding(head);
  const text = decodeText(head).trimStart();
  // The reader of sales histories reports an empty file.
  if (text === '') return { kind: 'sales-history' };
  if (text.startsWith('<')) return recognizeXml(text, encoding);

  const line = text.slice(0, /[\r\n]/.exec(text)?.index ?? text.length);
  const delimiter = line.includes('\t') ? '\t' : ',';
  const header = getHeader(text, delimiter);
  if (isPrinterList(header)) return { kind: 'printers', delimiter, encoding };
  try {
    recognizeColumns(header);
    return { kind: 'sales-history', delimiter, encoding };
  } catch (error) {
    const fields = new Set(header.map(merchantField));
    const marks = ['link', 'availability', 'image_link', 'gtin', 'brand'].filter((name) => fields.has(name));
    const lacking = ['id', 'title', 'price'].filter((name) => !fields.has(name));
    const isComplete = lacking.length === 0 && fields.has('availability');
    if (isComplete || (marks.length > 1 && fields.has('id'))) {
      if (lacking.length === 0) return { kind: 'merchant-text', delimiter, encoding };
      throw new UnknownFormatError(`This Google Merchant feed has no column for ${lacking.join(', ')}.`);
    }
    const shopify = shopifyColumns(header);
    if (shopify.has('handle')) {
      const missing = (['title', 'price'] as const).filter((column) => !shopify.has(column));
      if (missing.length === 0) return { kind: 'shopify', delimiter, encoding };
      const names = { title: 'Title', price: 'Variant Price' };
      throw new UnknownFormatError(
        `This Shopify product CSV has no column for ${missing.map((column) => names[column]).join(', ')}.`,
      );
    }
    const separator = getSeparator(text, line, header);
    if (separator) throw otherSeparator(separator);
    throw new UnknownFormatError(`${(error as Error).message} ${EXPECTED}`);
  }
}

const SEPARATORS = [
  [';', 'semicolons'],
  ['|', 'vertical bars'],
] as const;

/** Returns the separator that the file probably uses instead of the expected one; undefined if no other one fits. */
function getSeparator(text: string, line: string, header: readonly string[]): string | undefined {
  return SEPARATORS.find(([sign]) => {
    const columns = line.includes(sign) ? getHeader(text, sign).length : 0;
    return columns > 2 && columns > header.length;
  })?.[1];
}

const otherSeparator = (name: string): UnknownFormatError =>
  new UnknownFormatError(
    `The columns of this file are separated by ${name}. Save it as CSV separated by commas (in a spreadsheet: "CSV UTF-8, comma delimited") and import that.`,
  );

function recognizeXml(text: string, wide: string | undefined): FileFormat {
  const root = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.[1];
  if (!root || !['rss', 'feed', 'rdf'].includes(root.toLowerCase())) {
    throw new UnknownFormatError(
      `This XML is not a product feed: it begins with ${root ? `<${root}>` : 'no element'}, not with <rss> or <feed>. ` +
        'A Google Merchant feed is RSS 2.0 or Atom whose items have g:id, g:title and g:price.',
    );
  }
  const declared = wide ?? /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(text)?.[1] ?? 'utf-8';
  try {
    // The decoder's canonical name of the encoding; throws for an unknown one.
    return { kind: 'merchant-xml', encoding: new TextDecoder(declared).encoding };
  } catch {
    throw new UnknownFormatError(
      `This XML declares the encoding ${declared}, which is not supported. Use UTF-8.`,
    );
  }
}
