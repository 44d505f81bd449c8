import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemMessageText } from '@foolscap/cart/model';
import { buildCartItem } from '@foolscap/cart/testing';
import { allCopy } from './all-copy.ts';
import { listCases, listLabels } from './copy-table.ts';
import { LIBRARY_MESSAGES } from './library-messages.ts';

const getRows = (library: string, title: string) =>
  allCopy.find((table) => table.library === library && table.title === title)?.rows ?? [];

function findSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : findSources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

test.each(Object.keys(LIBRARY_MESSAGES))('all messages of %s include each of its tables', (library) => {
  const folder = join(__dirname, '../..', library === 'shop' ? 'apps/storefront' : `libs/${library}`, 'src');
  const declared = findSources(folder)
    .filter((file) => !/\.[a-z]{2}-[A-Z]{2}\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+_MESSAGES)\b/gm)])
    .map(([, name]) => name as string)
    // Of the server, by part of the shop, and a part of CART_MESSAGES.
    .filter((name) => !/^(SERVICE|REQUEST|CONNECTION)_MESSAGES$/.test(name));
  const included = readFileSync(join(folder, 'all-messages.ts'), 'utf8').matchAll(/\.\.\.(\w+)/g);
  expect([...included].map(([, name]) => name).sort()).toEqual(declared.sort());
});

/** Names of details that may be a date such as "3 déc.". */
const DATE_DETAIL = /day|date|window/i;

test('a French sentence that ends in an abbreviated date has one period', async () => {
  const root = join(__dirname, '../..');
  const files = [join(root, 'libs'), join(root, 'apps/storefront/src')]
    .flatMap(findSources)
    .filter((file) => file.endsWith('messages.fr-CA.ts'));
  const texts: string[] = [];
  for (const file of files)
    for (const table of Object.values((await import(file)) as Record<string, Record<string, object>>))
      for (const message of Object.values(table).flatMap((group) => Object.values(group) as unknown[])) {
        if (typeof message !== 'function') continue;
        const [details = ''] = /^[^{]*?(?==>)/.exec(String(message)) ?? [];
        const names = details.match(/\w+/g) ?? [];
        if (!names.some((name) => DATE_DETAIL.test(name))) continue;
        const values = names.map((name) => (DATE_DETAIL.test(name) ? 'jeu. 3 déc.' : '1'));
        texts.push((message as (...values: string[]) => string)(...values));
      }
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => text.includes('..'))).toEqual([]);
});

test.each(
  Object.entries(LIBRARY_MESSAGES).flatMap(([library, groups]) =>
    Object.entries(groups).map(([group, messages]) => [`${library}.${group}`, messages as object] as const),
  ),
)('lists each code of %s, with its text', (_, messages) => {
  const codes = Object.keys(messages);
  // Several groups may have the same codes.
  const tables = allCopy.filter(({ rows }) => {
    const listed = [...new Set(rows.map(({ code }) => code))];
    return listed.length === codes.length && listed.every((code) => codes.includes(code));
  });
  const getText = (code: string, text: string) => {
    const message = (messages as Record<string, unknown>)[code];
    return typeof message === 'string' ? message : text || 'an empty text';
  };
  const listed = tables.map(({ rows }) => rows.map(({ code, text }) => [code, text]));
  expect(listed).toContainEqual(
    listed.find((rows) => rows.every(([code, text]) => getText(code!, text!) === text)) ??
      codes.map((code) => [code, getText(code, '')]),
  );
});

test('shows texts as shoppers read them: values, no expressions', () => {
  const texts = allCopy.flatMap(({ rows }) => rows.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) expect(text).not.toMatch(/\$\{|=>|undefined|\[object|NaN|^$/);
});

test('lists each text of a message with several ones', () => {
  const rows = getRows('cart', 'a line').filter(({ code }) => code === 'OUT_OF_STOCK');
  expect(rows.map(({ when, text }) => [when, text])).toEqual([
    ['in the cart', 'This item is out of stock. Remove it to continue.'],
    [
      'in the cart, for pickup',
      'This item is out of stock at Framingham. Have it delivered, or remove it to continue.',
    ],
    ['not added', 'This item is out of stock.'],
    ['not added, for pickup', 'This item is out of stock at Framingham.'],
  ]);
});

test('a message without details is what the library returns for any line', () => {
  for (const { code, when, text } of getRows('cart', 'a line'))
    if (when === undefined) expect(text).toBe(itemMessageText({ code }, buildCartItem()));
});

test('marks the codes for which the server’s own message is shown', () => {
  const marked = getRows('account', 'sign-in').filter(({ yieldsToServer }) => yieldsToServer);
  expect(marked.map(({ code }) => code).sort()).toEqual(['RATE_LIMITED', 'TOO_MANY_REQUESTS']);
});

test('a message that depends on details shows its examples, or the names of its details', () => {
  const messages = { LEFT: (left: number) => `${left} left` };
  const choose = (_: 'LEFT', left: number) => messages.LEFT(left);
  expect(listCases(messages, choose, 0, {})).toEqual([{ code: 'LEFT', text: '{left} left' }]);
  expect(listCases(messages, choose, 0, { LEFT: [['few', 2]] })).toEqual([
    { code: 'LEFT', when: 'few', text: '2 left' },
  ]);
});

test('a label with details shows their names', () => {
  const labels = {
    all: 'All',
    left: (count: number) => `${count.toLocaleString('en-US')} left`,
    of: ({ added, of }: { added: number; of: number }) => `${added} of ${of}`,
    list: (names: readonly string[]) => `Includes ${names.join(', ')}`,
  };
  expect(listLabels(labels).map(({ text }) => text)).toEqual([
    'All',
    '{count} left',
    '{added} of {of}',
    'Includes {names}',
  ]);
});
