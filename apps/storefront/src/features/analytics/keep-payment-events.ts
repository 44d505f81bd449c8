import { call, takeEvery } from 'redux-saga/effects';
import { DAY } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { AnalyticsEvent, Consent } from '@foolscap/analytics/model';
import { pageOpened } from '../../routing/pages.ts';
import { KEPT_EVENTS_KEY } from './kept-events-key.ts';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Maximum number of events kept; the oldest are dropped first. */
const MAX_KEPT = 50;

type TabStorage = Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;

/** Frequent events that must not push out an order. */
const NOT_KEPT: ReadonlySet<string> = new Set(['link', 'form', 'navigation']);

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
 * Keeps the events of pages where cards are entered, such as a placed order, in the tab, because such a page loads no provider's script and
 * the shopper may leave it for another document. Any other page reports them once the shopper's consent is known. The bus passes on events
 * only with consent, and a refusal drops the kept ones.
 *
 * @param isKept checks whether the open page's events are kept, which includes all pages of a document that was opened as a payment page
 */
export function* keepPaymentEvents(
  { analytics }: Pick<ProcessDeps, 'analytics'>,
  storage: TabStorage,
  isKept: () => boolean,
) {
  let consent: Consent = 'unknown';
  let stop: (() => void) | undefined;
  const keep = ({ name, data }: AnalyticsEvent) => {
    if (NOT_KEPT.has(name)) return;
    storage.set(KEPT_EVENTS_KEY, [...read(storage), { name, data }].slice(-MAX_KEPT), DAY);
  };
  const update = () => {
    if (consent === 'refused') storage.remove(KEPT_EVENTS_KEY);
    if (isKept()) {
      stop ??= analytics.connect(keep);
      return;
    }
    stop?.();
    stop = undefined;
    if (consent !== 'given') return;
    const events = read(storage);
    storage.remove(KEPT_EVENTS_KEY);
    events.forEach(analytics.report);
  };
  yield call(analytics.onConsent, (next) => {
    consent = next;
    update();
  });
  // Takes every page, even one that is open only briefly.
  yield takeEvery(pageOpened.type, update);
}
