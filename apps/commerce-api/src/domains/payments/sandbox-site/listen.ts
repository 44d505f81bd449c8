import type { AddressInfo } from 'node:net';
import type { Settings } from '../../../kernel/settings.ts';
import { fastifyTrustProxy } from '../../../kernel/http/trusted-proxies.ts';
import { createSandboxGateway } from '../sandbox-gateway.ts';
import { createSandboxSite, type SandboxSiteDeps } from './sandbox-site.ts';

/** A running sandbox site. */
export interface RunningSandboxSite {
  /** Its origin. */
  url: string;
  close(): Promise<void>;
}

const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)$/;

/** Checks whether an origin is the shop's: its public origin, or on this machine any host name with the shop's port. */
export function isShopOrigin(
  origin: string,
  { publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>,
): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin) return false;
  if (publicUrl !== undefined) {
    const { host, protocol } = new URL(publicUrl);
    // The business site may have its own host below the shop's.
    return url.protocol === protocol && (url.host === host || url.host === `business.${host}`);
  }
  return LOCAL_NAMES.test(url.hostname) && (url.port || '80') === String(port);
}

/** Checks whether the sandbox's windows are served along with the shop: on a local machine, or if `PAYMENT_GATEWAY_PORT` is set. */
export const servesSandboxSite = ({
  demo,
  publicUrl,
  paymentGatewayUrl,
  paymentGatewayPort,
}: Pick<Settings, 'demo' | 'publicUrl' | 'paymentGatewayUrl' | 'paymentGatewayPort'>): boolean =>
  paymentGatewayPort !== undefined || (demo && publicUrl === undefined && paymentGatewayUrl === undefined);

type SandboxSiteSettings = Pick<
  Settings,
  | 'host'
  | 'port'
  | 'publicUrl'
  | 'paymentGatewayUrl'
  | 'paymentGatewayPort'
  | 'trustProxy'
  | 'hostedFields'
  | 'stripe'
  | 'cardAttemptsPerMinute'
  | 'siteCountry'
>;

/**
 * Opens the sandbox's site on a separate port: `PAYMENT_GATEWAY_PORT`, or the one after the shop's; if that is taken, any free one.
 * @returns the site, whose origin is `PAYMENT_GATEWAY_URL` or an address of this machine
 */
export async function openSandboxSite(
  settings: SandboxSiteSettings,
  deps: Pick<SandboxSiteDeps, 'database' | 'now' | 'addPages'>,
): Promise<RunningSandboxSite> {
  const { host, port, paymentGatewayUrl, paymentGatewayPort } = settings;
  const cards = settings.stripe
    ? undefined
    : {
        cards: createSandboxGateway(deps.database.db).cards,
        attemptsPerMinute: settings.cardAttemptsPerMinute,
      };
  const listen = async (number: number) => {
    const site = createSandboxSite({
      ...deps,
      country: settings.siteCountry,
      isShop: (origin) => isShopOrigin(origin, settings),
      trustProxy: fastifyTrustProxy(settings.trustProxy),
      // Another provider cannot charge cards that the sandbox stores.
      cardFields: settings.hostedFields ? cards : undefined,
      applications: cards,
    });
    await site.listen({ host, port: number });
    return site;
  };
  const site = await (paymentGatewayPort === undefined
    ? listen(port + 1).catch(() => listen(0))
    : listen(paymentGatewayPort));
  const { port: taken } = site.server.address() as AddressInfo;
  return { url: paymentGatewayUrl ?? `http://localhost:${taken}`, close: () => site.close() };
}
