import { call } from 'redux-saga/effects';
import { DAY } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { AnalyticsEvent } from '@foolscap/analytics/model';
import { KEPT_EVENTS_KEY } from './kept-events-key.ts';
import type { ProcessDeps } from './process-deps.ts';

/** The most events that are kept; the oldest are dropped first. */
const MAX_KEPT = 50;

type TabStorage = Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;

const isEvent = (thing: unknown): thing is AnalyticsEvent => {
  // Storage is untrusted.
  const { name, data } = (thing ?? {}) as Partial<Record<keyof AnalyticsEvent, unknown>>;
  return typeof name === 'string' && typeof data === 'object' && data !== null;
};

const read = (storage: TabStorage): AnalyticsEvent[] => {
  const kept: unknown = storage.get(KEPT_EVENTS_KEY);
  return Array.isArray(kept) ? kept.filter(isEvent) : [];
};

/**
 * Keeps the events of a page where cards are entered, such as a placed order, in the tab. Such a page loads no provider's script. The bus passes
 * events on with the shopper's consent only.
 */
export function* keepPaymentEvents({ analytics }: Pick<ProcessDeps, 'analytics'>, storage: TabStorage) {
  yield call(analytics.connect, ({ name, data }: AnalyticsEvent) => {
    storage.set(KEPT_EVENTS_KEY, [...read(storage), { name, data }].slice(-MAX_KEPT), DAY);
  });
}

/** Reports the kept events on a page with a provider's script, once the shopper's consent is known. A refusal drops them. */
export function* reportKeptEvents({ analytics }: Pick<ProcessDeps, 'analytics'>, storage: TabStorage) {
  yield call(analytics.onConsent, (consent) => {
    if (consent === 'unknown') return;
    const events = read(storage);
    storage.remove(KEPT_EVENTS_KEY);
    if (consent === 'given') events.forEach(analytics.report);
  });
}
