import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { configuratorRoutes, openSandboxSite, servesSandboxSite } from '@foolscap/commerce-api';
import type { Database, Settings } from '@foolscap/commerce-api';

/**
 * Opens the site of the sandbox gateway beside the shop, on an origin of its own, with the sandbox's configurator, and closes it with the shop.
 * @returns the settings with their URLs
 */
export async function withPaymentSite(
  app: FastifyInstance,
  settings: Settings,
  database: Database,
): Promise<Settings> {
  if (!servesSandboxSite(settings)) return settings;
  // The sandbox's configurator runs in this process, too, so that a secret of its own is enough.
  const secret = randomBytes(32).toString('hex');
  const { url, close } = await openSandboxSite(settings, {
    database,
    addPages: (site) => configuratorRoutes(site, { secret }),
  });
  app.addHook('onClose', close);
  const configurator = settings.configurator ?? { url: `${url}/configure`, secret };
  return { ...settings, paymentGatewayUrl: url, configurator };
}
