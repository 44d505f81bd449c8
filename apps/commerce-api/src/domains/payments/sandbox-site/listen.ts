import type { AddressInfo } from 'node:net';
import type { Settings } from '../../../kernel/settings.ts';
import { fastifyTrustProxy } from '../../../kernel/http/trusted-proxies.ts';
import { createSandboxGateway } from '../sandbox-gateway.ts';
import { createSandboxSite, type SandboxSiteDeps } from './sandbox-site.ts';

/** The sandbox's site as it runs. */
export interface RunningSandboxSite {
  /** Its origin. */
  url: string;
  close(): Promise<void>;
}

const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)$/;

/** Whether an origin is the shop's: its public one, or on this machine any name with its port. */
export function isShopOrigin(
  origin: string,
  { publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>,
): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin) return false;
  if (publicUrl !== undefined) {
    const { host, protocol } = new URL(publicUrl);
    // The business site may have a host of its own below the shop's.
    return url.protocol === protocol && (url.host === host || url.host === `business.${host}`);
  }
  return LOCAL_NAMES.test(url.hostname) && (url.port || '80') === String(port);
}

/** Whether the sandbox's windows are served with the shop: on one's own machine, or where `PAYMENT_GATEWAY_PORT` says so. */
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
>;

/**
 * Opens the sandbox's site on a port of its own: `PAYMENT_GATEWAY_PORT`, or the one after the shop's; if that is taken, any free one.
 * @returns its origin is `PAYMENT_GATEWAY_URL`, or one of this machine
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
      isShop: (origin) => isShopOrigin(origin, settings),
      trustProxy: fastifyTrustProxy(settings.trustProxy),
      // Cards that the sandbox stores cannot be charged at another provider.
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
