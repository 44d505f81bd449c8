import type { FastifyReply, FastifyRequest } from 'fastify';
import { readYourStore, writeYourStore, YOUR_STORE_COOKIE, YOUR_STORE_MAX_AGE } from '@foolscap/stores/model';
import type { ApiContext } from '../../kernel/context.ts';

/**
 * Applies the store saved with an account to the device at sign-in, unless a store was chosen on the device
 * (docs/decisions/stores-and-pickup.md). The cookie's `persists` field records where the store came from: one that came with the account is
 * removed at sign-out.
 */
export function createPreferredStores({
  database: { db },
  settings,
}: Pick<ApiContext, 'database' | 'settings'>) {
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const chosenHere = (request: FastifyRequest) =>
    readYourStore(request.cookies[YOUR_STORE_COOKIE])?.persists === true;

  return {
    async bring(
      request: FastifyRequest,
      reply: FastifyReply,
      { preferred_store: storeNumber }: { preferred_store: string | null },
    ): Promise<void> {
      if (storeNumber === null || chosenHere(request)) return;
      const store = await db
        .selectFrom('stores')
        .select(['store_number', 'address1', 'city', 'state', 'zip'])
        .where('store_number', '=', storeNumber)
        .executeTakeFirst();
      if (!store) return;
      const { store_number, address1, city, state, zip: zipCode } = store;
      reply.setCookie(
        YOUR_STORE_COOKIE,
        writeYourStore({ storeNumber: store_number, address1, city, state, zipCode, persists: false }),
        // The value is already encoded.
        { path: '/', maxAge: YOUR_STORE_MAX_AGE, sameSite: 'lax', secure, encode: (value) => value },
      );
    },

    /** Removes a store that came with an account, so that the next shopper on this device does not see it. */
    takeAway(request: FastifyRequest, reply: FastifyReply): void {
      const there = readYourStore(request.cookies[YOUR_STORE_COOKIE]);
      if (there && there.persists !== true) reply.clearCookie(YOUR_STORE_COOKIE, { path: '/', secure });
    },
  };
}
