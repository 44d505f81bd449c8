import type { TenantId } from '@foolscap/core/vocabulary';
import type { AnalyticsBus, AnalyticsSink } from './analytics-bus.ts';
import { ANALYTICS_HOOKS } from './analytics-global.ts';
import type { AnalyticsHook, AnalyticsPage } from './analytics-global.ts';
import { whenAnalyticsLoaded } from './analytics-readiness.ts';
import type { ReadinessOptions } from './analytics-readiness.ts';

/** The version of the analytics specification of each site (cart-9.33, storefront-7.58). */
export const ANALYTICS_SPECIFICATION_VERSIONS: Readonly<Record<TenantId, string>> = {
  sba: '2.0.0',
  sdc: '1.0.5',
};

export interface GlobalAdapterOptions extends ReadinessOptions {
  tenant: TenantId;
  /** Returns the campaign that led the shopper to the site; read at each event. */
  getCampaignId?: () => string | undefined;
}

/** Adapts a provider's global object to the bus. */
export interface GlobalAdapter {
  /** Sends an event to the hook of its kind. Without a provider the event is dropped. */
  sink: AnalyticsSink;
  /** Connects the bus once the provider has loaded. Resolves with false if it was aborted. */
  connectTo(bus: AnalyticsBus): Promise<boolean>;
}

const indexHooks = (): Map<string, AnalyticsHook> =>
  new Map(
    Object.entries(ANALYTICS_HOOKS).flatMap(([hook, events]) =>
      events.map((event) => [event, hook as AnalyticsHook]),
    ),
  );

/**
 * Creates the adapter of a provider that defines the global object `foolscapAnalytics` (storefront-7.53). Each event carries the version
 * of the analytics specification. Errors of the provider are swallowed by the bus.
 */
export function createGlobalAdapter({
  tenant,
  getCampaignId = () => undefined,
  ...readiness
}: GlobalAdapterOptions): GlobalAdapter {
  const page: AnalyticsPage = readiness.page ?? window;
  const hooks = indexHooks();
  const specificationVersion = ANALYTICS_SPECIFICATION_VERSIONS[tenant];

  const sink: AnalyticsSink = (event) => {
    // Read at each event, because a script may replace its object after it has loaded.
    const provider = page.foolscapAnalytics;
    const campaignId = getCampaignId();
    const hook = hooks.get(event.name) ?? 'track';
    provider?.[provider[hook] ? hook : 'track']?.({
      ...event,
      specificationVersion,
      ...(campaignId !== undefined && { campaignId }),
    });
  };

  return {
    sink,
    async connectTo(bus) {
      const isLoaded = await whenAnalyticsLoaded(readiness);
      if (isLoaded) bus.connect(sink);
      return isLoaded;
    },
  };
}
