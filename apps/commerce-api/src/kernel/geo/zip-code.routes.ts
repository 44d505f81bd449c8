import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  EncodeQuery,
  ErrorReplySchema,
  Reply,
  ZipCodeParams,
  ZipCodePlaceSchema,
} from '@foolscap/core/contract';
import { UNKNOWN_ZIP_CODE } from '@foolscap/core/vocabulary';
import { notFound } from '../http/api-error.ts';
import { exactPlaceOfZip } from './zip-places.ts';

/** Long, because the reply is the same for all shoppers and sites, and new codes are rare. */
const CACHED_FOR_A_DAY = 'public, max-age=86400';

/** Registers `/cc/api/geo` (cart-7.40). It reads no session, so its replies can be cached for everyone. */
export function zipCodeRoutes(app: FastifyInstance): void {
  app.get<{ Params: Static<typeof ZipCodeParams> }>(
    '/geo/zip/:zip',
    {
      schema: {
        tags: ['stores'],
        summary: 'Get the city and state of a ZIP code',
        params: ZipCodeParams,
        querystring: Type.Object({ ...EncodeQuery }, { additionalProperties: false }),
        response: { 200: Reply(ZipCodePlaceSchema), 404: ErrorReplySchema },
      },
    },
    async ({ params }, reply) => {
      const zip = params.zip.slice(0, 5);
      // A code that is not in the table gets no approximate city, because the city is filled into an address.
      const place = exactPlaceOfZip(zip);
      if (!place) throw notFound(UNKNOWN_ZIP_CODE, 'We don’t know the city of that ZIP code.');
      reply.header('cache-control', CACHED_FOR_A_DAY);
      return { data: { zipCode: zip, city: place.city, state: place.state } };
    },
  );
}
