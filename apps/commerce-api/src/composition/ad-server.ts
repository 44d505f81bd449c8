import type { FastifyInstance } from 'fastify';
import {
  type AdServer,
  createHttpAdServer,
  createSandboxAds,
  sandboxAdsRoutes,
} from '../domains/ads/index.ts';
import type { ApiContext } from '../kernel/context.ts';

/**
 * Creates the ad server from the settings: an external one, or in a demo the sandbox with its addresses; otherwise there are no sponsored
 * products.
 */
export function createAdServer(
  app: FastifyInstance,
  context: Pick<ApiContext, 'database' | 'now' | 'settings'>,
): AdServer | undefined {
  const { database, now, settings } = context;
  const { server, timeoutMs } = settings.ads;
  if (server !== undefined) return createHttpAdServer({ url: server, timeoutMs, now });
  if (!settings.demo) return undefined;
  const sandbox = createSandboxAds(database.db, now);
  void app.register(async (scope) => sandboxAdsRoutes(scope, context, sandbox));
  return sandbox;
}
