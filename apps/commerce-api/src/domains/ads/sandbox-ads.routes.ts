import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { ApiContext } from '../../kernel/context.ts';
import { SANDBOX_BEACON_PATH, type SandboxAds } from './sandbox-ad-server.ts';
import { listCampaigns } from './sandbox-ads.repository.ts';

const Params = Type.Object({
  kind: Type.Union([Type.Literal('impression'), Type.Literal('click')]),
  token: Type.String({ maxLength: 200 }),
});

/**
 * Registers the sandbox ad server: its beacons, which count an impression or click once, and `GET /sandbox/ads`, which lists the campaigns
 * with today's figures (docs/operators/sponsored-products.md). Registered in demos only.
 */
export function sandboxAdsRoutes(
  app: FastifyInstance,
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  ads: SandboxAds,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  app.get<{ Params: Static<typeof Params> }>(
    `${SANDBOX_BEACON_PATH}/:kind/:token`,
    { schema: { params: Params } },
    async ({ params }, reply) => reply.code((await ads.count(params.kind, params.token)) ? 204 : 404).send(),
  );

  app.get('/sandbox/ads', async () => {
    const day = now().toISOString().slice(0, 10);
    const campaigns = await listCampaigns(db, day);
    return {
      data: {
        day,
        campaigns: campaigns.map(({ id, brand, skus, bid, dailyBudget, spent, impressions, clicks }) => ({
          id,
          brand,
          skus,
          bid: bid / 100,
          dailyBudget: dailyBudget / 100,
          spent: spent / 100,
          impressions,
          clicks,
        })),
      },
    };
  });
}
