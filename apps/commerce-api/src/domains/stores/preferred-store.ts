import type { FastifyReply, FastifyRequest } from 'fastify';
import { readYourStore, writeYourStore, YOUR_STORE_COOKIE, YOUR_STORE_MAX_AGE } from '@foolscap/stores/model';
import type { ApiContext } from '../../kernel/context.ts';

/**
 * The store that somebody has saved with their account becomes the store of this device when they sign in, unless one was chosen here
 * (docs/decisions/stores-and-pickup.md). The cookie says by `persists` which of both it is: what an account brought goes with it again.
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
        // Encoded already.
        { path: '/', maxAge: YOUR_STORE_MAX_AGE, sameSite: 'lax', secure, encode: (value) => value },
      );
    },

    /** The next one at this device finds nothing that an account brought. */
    takeAway(request: FastifyRequest, reply: FastifyReply): void {
      const there = readYourStore(request.cookies[YOUR_STORE_COOKIE]);
      if (there && there.persists !== true) reply.clearCookie(YOUR_STORE_COOKIE, { path: '/', secure });
    },
  };
}
