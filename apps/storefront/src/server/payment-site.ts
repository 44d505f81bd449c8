import type { FastifyInstance } from 'fastify';
import { openSandboxSite, servesSandboxSite } from '@foolscap/commerce-api';
import type { Database, Settings } from '@foolscap/commerce-api';

/**
 * Opens the site of the sandbox gateway beside the shop, on an origin of its own, and closes it with the shop.
 * @returns the settings with its URL
 */
export async function withPaymentSite(
  app: FastifyInstance,
  settings: Settings,
  database: Database,
): Promise<Settings> {
  if (!servesSandboxSite(settings)) return settings;
  const { url, close } = await openSandboxSite(settings, { database });
  app.addHook('onClose', close);
  return { ...settings, paymentGatewayUrl: url };
}
