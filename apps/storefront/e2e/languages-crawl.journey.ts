import type { APIRequestContext } from '@playwright/test';
import { ACCOUNT_PAGES, PRODUCT_ADDRESS, PUBLIC_PAGES } from '../src/testing/page-addresses.ts';
import { crawlPage, type CrawledPage } from './crawl.ts';
import { FULL, expect, test } from './journey.ts';

const SKU = '24110101';
const LOCALES = [
  ['en-US', ''],
  ['en-CA', '/en-ca'],
  ['fr-CA', '/fr-ca'],
] as const;

const SITES = [
  { tenant: 'sdc', root: '', username: 'wendy@example.com', password: 'paper-and-ink' },
  { tenant: 'sba', root: '/cc/mmx', username: 'office@example.com', password: 'ledger-and-rule' },
] as const;

/** Pages that need no data that is missing, and no toggle that is off by default. */
const PUBLIC = PUBLIC_PAGES.filter(
  (path) => !/no[-/+]such|none|error=|\/zz$|\/order\/1$|\/erased$|^\/(?:chat|feedback)$/.test(path),
).map((path) => path.replace(PRODUCT_ADDRESS, `/p/${SKU}`));

/** Links that answer 404 on purpose. */
const MISSING = /no-such|\/order\/1\b/;

/** English words that the French texts of the shop do not have. */
const ENGLISH =
  /\b(?:the|and|your?|of|for|to|with|is|are|this|we|our|by|from|home|brands|open|closed?|search|add|remove|cart|sign|back|see|shop)\b/i;

/** Replies of which the texts are data of the product catalog and of offers, which are not translated (docs/operators/languages.md). */
const DATA = [
  '/catalog/categories',
  `/catalog/products/${SKU}`,
  `/catalog/products/${SKU}/reviews`,
  '/catalog/search?q=no+such+thing+at+all',
  '/account/rewards',
];

/** Services and names of stores and states, and names of demo lists. */
const DEMO =
  /^(?:Copy and print\b.*|Back Bay|District of Columbia|Back to school|Home office|Copy room|New employee kit)$/;

/** Lists all texts in a value. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replaceAll(/\s+/g, ' ').trim()]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(listTexts)
      : [];

/** The part of a path that names its page, in any language and with any filters. */
const nameOf = (link: string) => link.replace(/^\/(?:en|fr)-ca(?=\/|$)/, '').replace(/\?.*/, '');

const isFrenchLink = (link: string) =>
  /^\/fr-ca(?:\/|\?|$)/.test(link) ||
  /[?&]lang=en-/.test(link) ||
  /^\/(?:media|assets|forms|cc\/api)\//.test(link);

for (const { tenant, root, username, password } of SITES)
  for (const user of ['guest', username])
    test(
      `pages for ${user} of ${root || '/'} are translated, and their links lead to pages`,
      FULL,
      async ({ page, playwright, baseURL }) => {
        test.setTimeout(600_000);
        const isGuest = user === 'guest';
        const faults = new Set<string>();
        const links = new Map<string, string>();
        const pages = new Map<string, CrawledPage[]>();
        const open = async (): Promise<APIRequestContext> => {
          const request = await playwright.request.newContext({ baseURL: baseURL! });
          if (!isGuest) {
            const reply = await request.post('/cc/api/account/signin', {
              data: { username, password },
              headers: { 'x-tenant': tenant, 'idempotency-key': crypto.randomUUID() },
            });
            expect(reply.ok(), username).toBe(true);
          }
          return request;
        };
        const requests = new Map<string, APIRequestContext>();
        for (const [locale, prefix] of LOCALES) {
          const request = await open();
          requests.set(locale, request);
          const crawled: CrawledPage[] = [];
          for (const path of isGuest ? PUBLIC : [...ACCOUNT_PAGES, '/', '/cart', '/checkout']) {
            const found = await crawlPage(page, request, prefix, root + path);
            crawled.push(found);
            const where = `${prefix}${root}${path}`;
            if (found.status >= 400) faults.add(`${where}: status ${found.status}`);
            if (found.lang !== locale) faults.add(`${where}: lang ${found.lang}`);
            const languages = Object.keys(found.alternates).sort().join();
            if (languages !== '' && languages !== 'en-CA,en-US,fr-CA,x-default')
              faults.add(`${where}: hreflang ${languages}`);
            for (const [language, href] of Object.entries(found.alternates)) {
              const expected = LOCALES.find(([name]) => name === language)?.[1] ?? '';
              if (!new URL(href).pathname.startsWith(`${expected}/`))
                faults.add(`${where}: ${language} is ${href}`);
            }
            for (const link of found.links) {
              if (locale === 'fr-CA' && !isFrenchLink(link)) faults.add(`${where}: link to ${link}`);
              if (!links.has(nameOf(link))) links.set(nameOf(link), `${locale} ${link}`);
            }
          }
          pages.set(locale, crawled);
        }
        expect([...pages.values()].flat().length).toBeGreaterThanOrEqual(isGuest ? 120 : 45);

        const english = requests.get('en-US')!;
        const data = new Set<string>();
        for (const path of DATA) {
          const reply = await english.get(`/cc/api${path}`, { headers: { 'x-tenant': tenant } });
          if (reply.ok()) for (const text of listTexts(await reply.json())) data.add(text);
        }
        const texts = new Set(pages.get('en-US')!.flatMap((found) => found.texts));
        const products = new Set([...pages.values()].flat().flatMap((found) => found.products));
        for (const found of pages.get('fr-CA')!)
          for (const text of found.texts)
            if (
              texts.has(text) &&
              ENGLISH.test(text) &&
              !DEMO.test(text) &&
              !data.has(text) &&
              !products.has(text) &&
              // The start of a description of a product.
              !text.endsWith('…') &&
              ![...data, ...products].some((name) => name.length > 3 && text.startsWith(name))
            )
              faults.add(`${found.path} in French: ${text}`);

        for (const entry of links.values()) {
          const [locale, link] = entry.split(' ') as [string, string];
          if (MISSING.test(link)) continue;
          const reply = await requests.get(locale)!.get(link);
          if (reply.status() >= 404) faults.add(`${link}: status ${reply.status()}`);
        }
        await Promise.all([...requests.values()].map((request) => request.dispose()));
        expect([...faults]).toEqual([]);
      },
    );
