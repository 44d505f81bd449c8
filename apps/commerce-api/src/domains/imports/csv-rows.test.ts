import { Readable } from 'node:stream';
import { UnknownFormatError } from './columns.ts';
import { readMerchantText } from './merchant-text.ts';
import { recognizeFile } from './recognize.ts';
import { readRows } from './rows.ts';
import { readShopify } from './shopify.ts';

const NOW = new Date('2026-01-15T12:00:00Z');
const getStream = (text: string | Buffer) => Readable.from([Buffer.from(text as string)]);

async function getFaults(rows: AsyncIterable<object>): Promise<string[]> {
  const faults: string[] = [];
  for await (const result of rows) {
    if (!('bad' in result)) continue;
    const bad = result.bad as { line?: number; at?: number; reason: string };
    faults.push(`${bad.line ?? bad.at}: ${bad.reason}`);
  }
  return faults;
}
const sales = (text: string) => getFaults(readRows(getStream(text)));

const HEADER = 'Order,Category,Product,Sales,Qty';

describe('line numbers', () => {
  const file = (end: string, within: string) =>
    [
      HEADER,
      `A,Paper,"two${within}lines${within}more",x,1`,
      `B,Paper,"a${within}b",x,1`,
      '',
      'C,Paper,one,x,1',
      '',
    ].join(end);

  it.each([
    ['LF', '\n', '\n'],
    ['CRLF', '\r\n', '\r\n'],
    ['CR', '\r', '\r'],
    ['CRLF within cells of a file with LF', '\n', '\r\n'],
    ['LF within cells of a file with CRLF', '\r\n', '\n'],
  ])('count each line break once: %s', async (_, end, within) => {
    const lines = (await sales(file(end, within))).map((fault) => fault.split(':')[0]);
    expect(lines).toEqual(['2', '5', '8']);
  });

  it.each(['\n', '\r\n'])('are also right in Shopify and Merchant files: %j', async (end) => {
    const shopify = ['Handle,Title,Body (HTML),Variant Price', `a,A,"x${end}y${end}z",x`, `b,B,,x`, ''].join(
      end,
    );
    expect(
      (await getFaults(readShopify(getStream(shopify), {}))).map((fault) => fault.split(':')[0]),
    ).toEqual(['2', '5']);
    const merchant = ['id\ttitle\tdescription\tprice', `1\t"x${end}y${end}z"\t\tx`, `2\tb\t\tx`, ''].join(
      end,
    );
    const format = { delimiter: '\t' };
    expect(
      (await getFaults(readMerchantText(getStream(merchant), format, NOW))).map(
        (fault) => fault.split(':')[0],
      ),
    ).toEqual(['2', '5']);
  });

  it('do not depend on how the file is split into chunks', async () => {
    const bytes = Buffer.from(file('\r\n', '\r\n'));
    for (let size = 1; size < 12; size += 1) {
      const pieces = function* () {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      };
      const faults = await getFaults(readRows(Readable.from(pieces())));
      expect(faults.map((fault) => fault.split(':')[0])).toEqual(['2', '5', '8']);
    }
  });
});

describe('an overlong cell', () => {
  const long = 'x'.repeat(5_000_000);

  it.each([
    ['with quotation marks', `"${long}"`],
    ['without', long],
  ])('is one bad row, and the rows after it are read: %s', async (_, cell) => {
    expect(await sales(`${HEADER}\nA,Paper,one,x,1\nB,Paper,${cell},1,1\nC,Paper,one,x,1\n`)).toEqual([
      '2: sales is not a number: "x"',
      '3: is longer than 65,536 characters. Shorten the longest cell, "Product"',
      '4: sales is not a number: "x"',
    ]);
  });

  it('is a bad row of a feed', async () => {
    const file = `Handle,Title,Body (HTML),Variant Price\na,A,"${long}",1\nb,B,,x\n`;
    expect(await getFaults(readShopify(getStream(file), {}))).toEqual([
      '2: is longer than 1,048,576 characters. Shorten the longest cell, "Body (HTML)"',
      expect.stringMatching(/^3: Variant Price/),
    ]);
  });
});

describe('the cells of a row', () => {
  it('are empty if they are missing at its end, where spreadsheets leave them out', async () => {
    expect(await sales(`${HEADER},Order Date,Brand\nA,Paper,one,1,1\nB,Paper,one,1\n`)).toEqual([
      '3: quantity is empty',
    ]);
    const shopify = 'Handle,Title,Variant Price,Image Src,Status\na,A,1\nb,B\n';
    expect(await getFaults(readShopify(getStream(shopify), {}))).toEqual(['3: Variant Price is empty']);
    const merchant = 'id\ttitle\tprice\tavailability\tbrand\n1\tPen\t2 USD\tin_stock\n2\tInk\t2 USD\n';
    expect(await getFaults(readMerchantText(getStream(merchant), { delimiter: '\t' }, NOW))).toEqual([
      '3: availability is empty',
    ]);
  });

  it('make the row bad if there are more than in the header, even if they are empty', async () => {
    expect(await sales(`${HEADER}\nA,Paper,one,1,1,\nB,Paper,one, two,1,1\n`)).toEqual([
      '2: has 6 cells where the header has 5',
      '3: has 6 cells where the header has 5',
    ]);
  });
});

describe('the encoding of a file', () => {
  const text = `${HEADER}\nA,Papier,Café – “blau”,1,1\n`;
  const wide = (isMarked: boolean) => Buffer.from(`${isMarked ? '\ufeff' : ''}${text}`, 'utf16le');
  const windows = Buffer.concat([
    Buffer.from(`${HEADER}\nA,Papier,Caf`),
    Buffer.from([0xe9, 0x20, 0x96, 0x20, 0x93]),
    Buffer.from('blau'),
    Buffer.from([0x94]),
    Buffer.from(',1,1\n'),
  ]);

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', windows],
    ['UTF-16', wide(true)],
    ['UTF-16, big-endian', wide(true).swap16()],
    ['UTF-16 without a mark', wide(false)],
    ['UTF-16 with tabs', Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')],
  ])('is found in a sales history: %s', async (_, bytes) => {
    const format = await recognizeFile(() => getStream(bytes));
    if (format.kind !== 'sales-history') throw new Error(format.kind);
    const rows = [];
    for await (const row of readRows(getStream(bytes), format)) rows.push(row);
    expect(rows).toMatchObject([{ row: { productName: 'Café – “blau”', sales: 1, quantity: 1 } }]);
  });

  it('is found in a Shopify file that a spreadsheet saved as Unicode text', async () => {
    const bytes = Buffer.from('\ufeffHandle\tTitle\tVariant Price\npen\tCafé pen\t2\n', 'utf16le');
    const format = await recognizeFile(() => getStream(bytes));
    if (format.kind !== 'shopify') throw new Error(format.kind);
    const items = [];
    for await (const item of readShopify(getStream(bytes), format)) items.push(item);
    expect(items).toMatchObject([{ item: { title: 'Café pen', priceMinor: 200 } }]);
  });

  it('is found in a feed in columns: UTF-16 without a mark', async () => {
    const feed = Buffer.from('id\ttitle\tprice\tavailability\n1\tPen\t2 USD\tin_stock\n', 'utf16le');
    expect(await recognizeFile(() => getStream(feed))).toMatchObject({
      kind: 'merchant-text',
      encoding: 'utf-16le',
    });
  });
});

describe('a row that is longer than can be read', () => {
  const long = 'x'.repeat(20_000_000);

  it.each([
    ['without quotation marks', long, ''],
    ['with quotation marks', `"${long}"`, ', or it opens a quotation mark and does not close it'],
  ])('is reported with its line and its length: %s', async (_, cell, alternative) => {
    await expect(sales(`${HEADER}\nA,Paper,"a\r\nb",1,1\nB,Paper,${cell},1,1\n`)).rejects.toThrow(
      `The file cannot be read: the row that begins at line 4 is longer than 8,388,608 characters${alternative}. Nothing was changed.`,
    );
    const feed = `id\ttitle\tprice\n1\tPen\t1 USD\n2\t${cell}\t1 USD\n`;
    await expect(getFaults(readMerchantText(getStream(feed), {}, NOW))).rejects.toThrow(
      `The file cannot be read: the row that begins at line 3 is longer than 8,388,608 characters${alternative}. Everything before it was imported.`,
    );
  });
});

describe('an unclosed quotation mark', () => {
  it('is reported with the line of its row', async () => {
    await expect(
      sales(`${HEADER}\nA,Paper,"a\r\nb",1,1\nB,Paper,"one,1,1\nC,Paper,one,1,1\n`),
    ).rejects.toThrow(
      'The file cannot be read: the row that begins at line 4 opens a quotation mark and does not close it. Nothing was changed.',
    );
  });

  it('is reported with the line of its row before the end of a long file', async () => {
    const rest = `B,Paper,"one,1,1\n${'C,Paper,one,1,1\n'.repeat(600_000)}`;
    await expect(sales(`${HEADER}\nA,Paper,"a\r\nb",1,1\n${rest}`)).rejects.toThrow(
      'The file cannot be read: the row that begins at line 4 is longer than 8,388,608 characters, or it opens a quotation mark and does not close it. Nothing was changed.',
    );
  });
});

describe('a separator other than a comma', () => {
  const recognize = (text: string) => recognizeFile(() => getStream(text));

  it('is a Google Merchant feed with no more than the required columns', async () => {
    expect(await recognize('id\ttitle\tprice\tavailability\n1\tPen\t2.00 USD\tin_stock\n')).toMatchObject({
      kind: 'merchant-text',
    });
  });

  it.each([
    ['semicolons', 'Order ID;Category;Product Name;Sales;Quantity\n1;Paper;x;1,50;1\n'],
    ['semicolons', '"Handle";"Title";"Variant Price"\na;A;1\n'],
    ['semicolons', 'id;title;price;availability;link\n1;x;1 USD;in stock;y\n'],
    ['semicolons', 'one;two;three;four\n1;2;3;4\n'],
    ['vertical bars', 'Order ID|Category|Product Name|Sales|Quantity\n'],
  ])('is named, with advice: %s in %j', async (name, text) => {
    const error = await recognize(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnknownFormatError);
    expect((error as Error).message).toBe(
      `The columns of this file are separated by ${name}. Save it as CSV separated by commas (in a spreadsheet: "CSV UTF-8, comma delimited") and import that.`,
    );
  });

  it('is not assumed when a comma-separated file lacks columns', async () => {
    await expect(recognize('a,b,c\n1,2,3\n')).rejects.toThrow('no column for Order ID');
  });
});
