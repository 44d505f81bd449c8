import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { recordAllStates } from '../record-states.ts';

/** A text that a browser has kept, sent or received, and where. */
export interface Recorded {
  place: 'state' | 'storage' | 'url' | 'header' | 'body' | 'reply' | 'console' | 'page';
  /** The call, for example `POST /cc/api/checkout/default/order`. */
  from: string;
  text: string;
}

/** Calls that carry card data, with the body fields that contain it. The same values in any other field are a leak. */
const CARRIERS: readonly { call: RegExp; fields: readonly string[] }[] = [
  // The tokenizing calls of the shop's own form; the API passes these fields to the gateway.
  { call: /^POST \/cc\/api\/checkout\/default\/payment$/, fields: ['accountNumber', 'cvv'] },
  { call: /^POST \/cc\/api\/account\/payments$/, fields: ['accountNumber', 'cvv'] },
  { call: /^POST \/cc\/api\/payment\/balance$/, fields: ['accountNumber', 'cvv'] },
  // The call of the gateway's page, at the gateway's origin.
  { call: /^POST gateway \/fields\/card$/, fields: ['number', 'cvv'] },
];

/** More rounds than reads ever trigger each other. */
const MAX_ROUNDS = 100;

/** Removes the given fields' values from a JSON body, at any depth. @returns the rest, and the number of values removed */
function withoutFields(body: string, fields: readonly string[]): { rest: string; removed: number } {
  let removed = 0;
  const rest = JSON.stringify(JSON.parse(body), (name, value: unknown) => {
    if (!fields.includes(name)) return value;
    removed += 1;
    return undefined;
  });
  return { rest, removed };
}

/** The length of a body can equal a code by chance. */
const describeHeaders = ({ 'content-length': _, ...headers }: Record<string, string>) =>
  JSON.stringify(headers);

const getCall = (request: Request, shop: string) => {
  const { origin, pathname } = new URL(request.url());
  const override = request.headers()['x-http-method-override'];
  return `${override ?? request.method()} ${origin === shop ? '' : 'gateway '}${pathname}`;
};

const isWrite = (request: Request) =>
  request.method() === 'POST' &&
  ['fetch', 'xhr'].includes(request.resourceType()) &&
  // A read that sends its query in the body.
  !new URL(request.url()).pathname.endsWith('/atRecommendation');

/**
 * Records what a context's pages keep, send and receive.
 * @param shop origin of the shop
 */
export async function recordCardData(context: BrowserContext, shop: string) {
  const recorded: Recorded[] = [];
  /** Reads in progress. */
  const pending: Promise<unknown>[] = [];
  /** Number of times that each permitted call has carried card data. */
  const carried = new Map<string, number>();
  const keep = (place: Recorded['place'], from: string, text: string) => recorded.push({ place, from, text });

  async function readRequest(request: Request) {
    const from = getCall(request, shop);
    keep('url', from, request.url());
    keep('header', from, describeHeaders(await request.allHeaders().catch(() => request.headers())));
    const body = request.postDataBuffer()?.toString();
    if (!body) return;
    const carrier = CARRIERS.find(({ call }) => call.test(from));
    if (!carrier) return keep('body', from, body);
    const { rest, removed } = withoutFields(body, carrier.fields);
    if (removed) carried.set(from, (carried.get(from) ?? 0) + 1);
    keep('body', from, rest);
  }

  async function readResponse(response: Response) {
    const from = getCall(response.request(), shop);
    keep('header', from, describeHeaders(await response.allHeaders().catch(() => response.headers())));
    if (response.status() === 204 || (response.status() >= 300 && response.status() < 400)) return;
    // Pictures and fonts are files of the shop.
    if (/^(image|font)\//.test(response.headers()['content-type'] ?? '')) return;
    // These were already read on their way.
    if (isWrite(response.request())) return;
    // If the page is left, the reply to a read is lost, and the next page reads the same data again.
    const body = await response.body().catch(() => undefined);
    if (body) keep('reply', from, body.toString());
  }

  // The reply to a write must not be lost if the page is left immediately, so it is read before the page receives it.
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (!isWrite(request)) return route.fallback();
    const response = await route.fetch();
    // Disposed along with a page that was closed in the meantime, which gets no reply either.
    const text = await response.text().catch(() => undefined);
    if (text === undefined) return;
    keep('reply', getCall(request, shop), text);
    return route.fulfill({ response });
  });
  context.on('request', (request) => pending.push(readRequest(request)));
  context.on('response', (response) => pending.push(readResponse(response)));
  context.on('console', (message) => keep('console', message.type(), message.text()));
  await recordAllStates(context, (kept) => keep('state', 'store', kept));

  return {
    recorded,
    carried,
    /** Records what the browser currently keeps: storage of all kinds, cookies, caches, and the whole document. */
    async readBrowser(page: Page): Promise<void> {
      if (!(await page.evaluate(() => window.states?.length))) throw new Error('no state was recorded');
      keep('storage', 'storage state', JSON.stringify(await context.storageState({ indexedDB: true })));
      keep(
        'storage',
        'session storage and caches',
        await page.evaluate(async () => {
          const caches = await Promise.all(
            (await window.caches.keys()).map(async (name) => {
              const cache = await window.caches.open(name);
              const requests = await cache.keys();
              const replies = requests.map(async (request) => (await cache.match(request))?.text());
              return [name, requests.map(({ url }) => url), await Promise.all(replies)];
            }),
          );
          return JSON.stringify([{ ...sessionStorage }, history.state, caches, window.name]);
        }),
      );
      // A field's value is not an attribute, so it is read separately.
      keep('page', page.url(), await page.content());
      const values = page.locator('input, textarea, select');
      keep(
        'page',
        'values of fields',
        JSON.stringify(
          await values.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
        ),
      );
    },
    /** Waits until everything has been read. */
    async finish(): Promise<void> {
      // A read can trigger another one.
      let count = -1;
      for (let round = 0; count !== pending.length; round += 1) {
        if (round === MAX_ROUNDS) throw new Error('the page does not stop making requests');
        count = pending.length;
        await Promise.all(pending);
      }
    },
  };
}
