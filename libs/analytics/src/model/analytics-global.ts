import type { AnalyticsEvent } from './analytics-bus.ts';

/**
 * The hooks of a provider's global object, and the events that each one receives. Every other event goes to the hook `track`. The table
 * is the contract with the provider's script: add names, but never change one.
 */
export const ANALYTICS_HOOKS = {
  trackLink: ['link'],
  trackForm: ['form'],
  trackPfm: ['pfm'],
  trackNavigation: ['navigation'],
  trackAddToCart: ['add-to-cart', 'add-to-cart-error'],
  trackSeePriceInCart: ['see-price-in-cart'],
  trackBopis: ['bopis'],
  trackBundlerRedirect: ['bundler-redirect'],
  trackApprovedCards: ['cards-approved'],
  trackDeclinedCards: ['cards-declined'],
  trackMboxReport: ['mbox-report'],
  trackStoreState: ['store-state'],
  trackBannerImpression: ['banner-impression'],
  trackSearchBox: ['search-box'],
  trackFeedback: ['feedback'],
  trackSubscribe: ['subscribe'],
} as const;

export type AnalyticsHook = keyof typeof ANALYTICS_HOOKS | 'track';

/** An event as a provider receives it. */
export interface ProvidedEvent extends AnalyticsEvent {
  /** Number of the event on the page, from 1. */
  sequence: number;
  /** Time of the event in milliseconds since 1970. */
  at: number;
  /** Version of the analytics specification that the event follows, by site. */
  specificationVersion: string;
  /** The campaign that led the shopper to the site. */
  campaignId?: string;
}

/** The global object that a provider's script defines. Events for a hook that it lacks go to `track`. */
export type AnalyticsGlobal = {
  /** Whether the provider accepts events. The script sets it before it dispatches the loaded event. */
  loaded?: boolean;
} & { [Hook in AnalyticsHook]?: (event: ProvidedEvent) => void };

/** Name of the event that the provider's script dispatches on `window` when it has loaded. */
export const ANALYTICS_LOADED_EVENT = 'foolscap-analytics:loaded';

/** The part of `window` in which a provider is found. */
export interface AnalyticsPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  foolscapAnalytics?: AnalyticsGlobal;
}
