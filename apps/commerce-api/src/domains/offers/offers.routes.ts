import type { FastifyInstance } from 'fastify';
import { createSwrCache } from '@foolscap/core/cache';
import { EncodeQuery, Reply } from '@foolscap/core/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import { OfferBody, type OfferData, OfferDataSchema } from '@foolscap/tiles/contract';
import { sql } from 'kysely';
import Type from 'typebox';
import type { Caller, Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Toggles } from '../account/index.ts';
import { chooseOffer, type Offer } from './choose-offer.ts';

async function listOffers(db: Db, tenant: TenantId): Promise<(Offer & { mboxName: string })[]> {
  const { rows } = await sql<Offer & { mboxName: string }>`
    select id, mbox_name as "mboxName", user_types as "userTypes", classes, heading, text, link_label as "linkLabel",
      path, weight, analytics
    from mbox_offers where tenant = ${tenant}`.execute(db);
  return rows;
}

/** An offer of the home page's document. */
interface DocumentOffer extends Pick<Offer, 'id' | 'weight' | 'classes' | 'heading' | 'text'> {
  link: { label: string; url: string };
  analytics?: Record<string, string>;
}

/** Reads the offers of an mbox for a caller from the home page's document; undefined if it has none. */
export interface OfferDocuments {
  readOffers(
    caller: Pick<Caller, 'tenant' | 'locale' | 'accountId'>,
    mboxName: string,
  ): Promise<readonly DocumentOffer[] | undefined>;
}

/** Converts an offer of the home page's document, whose section decides who may get it. */
const toOffer = ({ link: { label, url }, analytics = {}, ...offer }: DocumentOffer): Offer => ({
  ...offer,
  linkLabel: label,
  path: url,
  analytics,
  userTypes: null,
});

export interface OffersContext extends Pick<ApiContext, 'database' | 'settings'> {
  callers: Callers;
  documents: OfferDocuments;
  toggles: Toggles;
}

/**
 * Registers `POST {prefix}/sparxProxy/getAdobeMBoxData` (storefront-7.30). It only reads, so guests get no session for it. The offers of an mbox
 * are those of the home page's document, or else of the database. While the toggle `banners` is off there are none.
 */
export function offersRoutes(
  app: FastifyInstance,
  { callers, database: { db }, documents, settings, toggles }: OffersContext,
): void {
  const cache = createSwrCache<(Offer & { mboxName: string })[]>({
    seconds: settings.catalogCacheSeconds,
    maxEntries: 2,
  });
  app.post<{ Body: OfferBody }>(
    '/getAdobeMBoxData',
    {
      schema: {
        tags: ['recommendations'],
        summary: 'Choose the offer of a place of a page',
        querystring: Type.Object({ ...EncodeQuery }, { additionalProperties: false }),
        body: OfferBody,
        response: { 200: Reply(OfferDataSchema) },
      },
    },
    async (request): Promise<{ data: OfferData }> => {
      const { mboxName } = request.body;
      const caller = await callers.of(request);
      const { tenant, userType, session } = caller;
      const readOffers = async (): Promise<Offer[]> =>
        (await documents.readOffers(caller, mboxName))?.map(toOffer) ??
        (await cache.get(tenant, () => listOffers(db, tenant))).filter(
          (offer) => offer.mboxName === mboxName,
        );
      const offers = (await toggles.isOn(tenant, 'banners')) ? await readOffers() : [];
      const offer = chooseOffer(mboxName, offers, { userType, sessionId: session?.id });
      if (!offer) return { data: { adobeResponse: { offerDetails: [], analyticsPayload: {} } } };
      const { id, analytics, classes, heading, text, linkLabel, path } = offer;
      return {
        data: {
          adobeResponse: {
            offerDetails: [{ classes, heading, text, linkLabel, path }],
            analyticsPayload: { ...analytics, mboxName, offerId: id },
          },
        },
      };
    },
  );
}
