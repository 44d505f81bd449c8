import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EncodeQuery, Reply } from '@foolscap/core/contract';
import { SponsoredBody, SponsoredDataSchema } from '@foolscap/tiles/contract';
import Type from 'typebox';
import type { ApiContext } from '../../kernel/context.ts';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { Toggles } from '../account/index.ts';
import type { Buyers } from '../catalog/index.ts';
import { addLastOrdered } from '../orders/index.ts';
import { createCallerReader } from '../recommendations/index.ts';
import type { AdServer } from './ad-server.ts';
import { createSponsoredService } from './sponsored.service.ts';

export interface SponsoredContext extends Pick<ApiContext, 'database' | 'now' | 'settings'> {
  callers: Callers;
  buyers: Buyers;
  toggles: Toggles;
  /** Undefined if there are no sponsored products. */
  adServer: AdServer | undefined;
}

/** Registers `POST {prefix}/api/sparxProxy/getCriteoData` (storefront-7.32). It only reads, so guests get no session for it. */
export function sponsoredRoutes(app: FastifyInstance, context: SponsoredContext): void {
  const { adServer, database, settings, toggles } = context;
  const outside = createSponsoredService({ database, settings, adServer });
  const off = createSponsoredService({ database, settings, adServer: undefined });
  const getCaller = createCallerReader(context);
  const getOrigin = ({ protocol, host }: FastifyRequest) => settings.publicUrl ?? `${protocol}://${host}`;

  app.post<{ Body: SponsoredBody }>(
    '/getCriteoData',
    {
      schema: {
        tags: ['recommendations'],
        summary: 'Add sponsored products to items',
        querystring: Type.Object({ ...EncodeQuery }, { additionalProperties: false }),
        body: SponsoredBody,
        response: { 200: Reply(SponsoredDataSchema) },
      },
    },
    async (request) => {
      const caller = await getCaller(request, undefined);
      const service = (await toggles.isOn(request.tenant, 'sponsoredProducts')) ? outside : off;
      const items = await service.addSponsored(request.body, {
        caller,
        shopOrigin: getOrigin(request),
        warn: (error) => {
          if (!error.isPaused) request.log.warn({ err: error }, 'no sponsored products');
        },
      });
      return { data: { items: await addLastOrdered(database.db, caller.accountId, items) } };
    },
  );
}
