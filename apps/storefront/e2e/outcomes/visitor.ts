import type { Page } from '@playwright/test';
import { runStep } from './table.mjs';

export type Site = 'consumer' | 'business';

/** A cart reply or an error, as far as these journeys use it. */
export interface Reply {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the wire, read by the library's own functions
  body: any;
}

/** Returns the page's path on a site. */
export const getPath = (site: Site, path: string): string => (site === 'business' ? `/cc/mmx${path}` : path);

/** Creates a visitor of one site, whose API calls and pages share a session. */
export function createVisitor(page: Page, site: Site, origin: string) {
  /** Values needed by later steps, such as the id of a link. */
  const held: { shareId?: string } = {};
  async function send(method: string, path: string, body?: object): Promise<Reply> {
    const reply = await page.request.fetch(`/cc/api${path}`, {
      method,
      headers: {
        origin,
        'idempotency-key': crypto.randomUUID(),
        ...(site === 'business' ? { 'x-tenant': 'sba' } : {}),
      },
      ...(body ? { data: body } : {}),
    });
    return { status: reply.status(), body: await reply.json() };
  }
  return {
    page,
    site,
    held,
    send,
    open: (path: string) => page.goto(getPath(site, path)),
    /** @param query query parameters of the call */
    readCart: (query = '') => send('GET', `/checkout?${query}`),
    /** Executes steps through the API. Members keep their cart, so a member who signs in first starts with an emptied one. */
    async runSteps(steps: readonly Record<string, unknown>[]) {
      for (const step of steps) {
        await runStep(send, step, held);
        if (step.signIn && step === steps[0]) await emptyCart(send);
      }
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

async function emptyCart(send: (method: string, path: string) => Promise<Reply>) {
  const { items = [] } = (await send('GET', '/checkout')).body.data?.cartInfo ?? {};
  for (const { cartItemId, parentItemId } of items)
    if (!parentItemId) await send('DELETE', `/checkout/default/item/${cartItemId}`);
}
