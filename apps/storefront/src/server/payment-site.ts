import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { configuratorRoutes, openSandboxSite, servesSandboxSite } from '@foolscap/commerce-api';
import type { Database, Settings } from '@foolscap/commerce-api';

/**
 * Whether the sandbox's configurator is served: only in a demo without another configurator. A shop that uses the sandbox's windows by
 * `PAYMENT_GATEWAY_PORT` alone sells real products, and its designs would not reach a supplier.
 */
export const servesConfigurator = (
  settings: Pick<
    Settings,
    'demo' | 'configurator' | 'publicUrl' | 'paymentGatewayUrl' | 'paymentGatewayPort'
  >,
): boolean => settings.demo && settings.configurator === undefined && servesSandboxSite(settings);

/**
 * Opens the site of the sandbox gateway beside the shop, on an origin of its own, in a demo with the sandbox's configurator, and closes it
 * with the shop.
 * @returns the settings with their URLs
 */
export async function withPaymentSite(
  app: FastifyInstance,
  settings: Settings,
  database: Database,
): Promise<Settings> {
  if (!servesSandboxSite(settings)) return settings;
  // The sandbox's configurator runs in this process, so a generated secret is enough.
  const secret = servesConfigurator(settings) ? randomBytes(32).toString('hex') : undefined;
  const { url, close } = await openSandboxSite(settings, {
    database,
    ...(secret ? { addPages: (site) => configuratorRoutes(site, { secret }) } : {}),
  });
  app.addHook('onClose', close);
  const configurator = secret ? { url: `${url}/configure`, secret } : settings.configurator;
  return { ...settings, paymentGatewayUrl: url, configurator };
}
