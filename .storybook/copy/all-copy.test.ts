import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_MESSAGES, REWARDS_MESSAGES } from '@foolscap/account/model';
import { CART_MESSAGES, COUPON_MESSAGES, itemMessageText } from '@foolscap/cart/model';
import { buildCartItem } from '@foolscap/cart/testing';
import { COOKIE_MESSAGES } from '@foolscap/analytics/ui';
import { CATALOG_MESSAGES } from '@foolscap/catalog/model';
import { CHECKOUT_MESSAGES, QUICK_BUY_MESSAGES } from '@foolscap/checkout/model';
import { CONTENT_MESSAGES, FORM_MESSAGES } from '@foolscap/content/model';
import { HEADER_MESSAGES } from '@foolscap/header/ui';
import {
  ADDED_TO_LIST_MESSAGES,
  ITEM_SEARCH_MESSAGES,
  LIST_IMPORT_MESSAGES,
  LIST_PAGE_MESSAGES,
  LISTS_MESSAGES,
  QUICK_ORDER_MESSAGES,
} from '@foolscap/lists/model';
import { PAYMENT_MESSAGES } from '@foolscap/payments/model';
import { STORE_DETAIL_MESSAGES, STORES_MESSAGES } from '@foolscap/stores/ui';
import { SUBSCRIPTION_MESSAGES } from '@foolscap/subscriptions/model';
import {
  COMPARE_MESSAGES,
  RECOMMENDATION_MESSAGES,
  SPONSORED_MESSAGES,
  SWATCH_MESSAGES,
  TILE_DRAWER_MESSAGES,
  TILE_NUMBER_MESSAGES,
  TILES_MESSAGES,
} from '@foolscap/tiles/ui';
import { allCopy } from './all-copy.ts';
import { listCases } from './copy-table.ts';

const TABLES: Readonly<Record<string, object>> = {
  ACCOUNT_MESSAGES,
  CART_MESSAGES,
  COUPON_MESSAGES,
  CATALOG_MESSAGES,
  CHECKOUT_MESSAGES,
  COMPARE_MESSAGES,
  CONTENT_MESSAGES,
  COOKIE_MESSAGES,
  FORM_MESSAGES,
  HEADER_MESSAGES,
  ADDED_TO_LIST_MESSAGES: { texts: ADDED_TO_LIST_MESSAGES },
  ITEM_SEARCH_MESSAGES: { texts: ITEM_SEARCH_MESSAGES },
  LIST_IMPORT_MESSAGES: { texts: LIST_IMPORT_MESSAGES },
  LISTS_MESSAGES,
  LIST_PAGE_MESSAGES: { texts: LIST_PAGE_MESSAGES },
  PAYMENT_MESSAGES,
  QUICK_BUY_MESSAGES: { texts: QUICK_BUY_MESSAGES },
  QUICK_ORDER_MESSAGES: { texts: QUICK_ORDER_MESSAGES },
  REWARDS_MESSAGES: { texts: REWARDS_MESSAGES },
  STORE_DETAIL_MESSAGES,
  STORES_MESSAGES,
  SUBSCRIPTION_MESSAGES,
  RECOMMENDATION_MESSAGES,
  SPONSORED_MESSAGES,
  SWATCH_MESSAGES,
  TILE_DRAWER_MESSAGES,
  TILE_NUMBER_MESSAGES,
  TILES_MESSAGES,
};

const getRows = (library: string, title: string) =>
  allCopy.find((table) => table.library === library && table.title === title)?.rows ?? [];

function findSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : findSources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

test('knows every table of messages of the libraries', () => {
  const declared = findSources(join(__dirname, '../../libs'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+_MESSAGES)\b/gm)])
    .map(([, name]) => name);
  // SERVICE_MESSAGES are of the server, by part of the shop.
  expect(
    declared.filter((name) => name !== 'SERVICE_MESSAGES' && name !== 'REQUEST_MESSAGES').sort(),
  ).toEqual(Object.keys(TABLES).sort());
});

test.each(
  Object.entries(TABLES).flatMap(([name, groups]) =>
    Object.entries(groups).map(([group, messages]) => [`${name}.${group}`, messages as object] as const),
  ),
)('lists each code of %s, with its text', (_, messages) => {
  const codes = Object.keys(messages);
  const table = allCopy.find(({ rows }) => {
    const listed = [...new Set(rows.map(({ code }) => code))];
    return listed.length === codes.length && listed.every((code) => codes.includes(code));
  });
  expect(table).toBeDefined();
  for (const { code, text } of table!.rows) {
    const message = (messages as Record<string, unknown>)[code];
    if (typeof message === 'string') expect([code, text]).toEqual([code, message]);
    else expect(text).not.toBe('');
  }
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

test('a message that depends on details needs examples', () => {
  const messages = { LEFT: (left: number) => `${left} left` };
  const choose = (_: 'LEFT', left: number) => messages.LEFT(left);
  expect(() => listCases(messages, choose, 0, {})).toThrow('LEFT depends on details');
  expect(listCases(messages, choose, 0, { LEFT: [['few', 2]] })).toEqual([
    { code: 'LEFT', when: 'few', text: '2 left' },
  ]);
});
