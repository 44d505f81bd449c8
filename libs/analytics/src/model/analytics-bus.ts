/** One thing worth counting. `data` is plain and holds nothing that identifies a person. */
export interface AnalyticsEvent {
  name: string;
  data: Record<string, unknown>;
}

export type Consent = 'unknown' | 'given' | 'refused';

/** Where events end up; a provider is one adapter of this shape. */
export type AnalyticsSink = (event: AnalyticsEvent & { sequence: number; at: number }) => void;

export interface AnalyticsBus {
  report(event: AnalyticsEvent): void;
  setConsent(consent: Consent): void;
  /** The provider has loaded. */
  connect(sink: AnalyticsSink): void;
}

/** Events kept while nobody may or can take them; the oldest go first when there are more. */
const MOST_WAITING = 500;

/**
 * Events wait in order until a provider is ready and consent is given; then each is sent once. When consent is refused they are
 * dropped, and so is everything after them. A provider that throws disturbs nobody (storefront 8: analytics errors are swallowed).
 *
 * @param now milliseconds since 1970
 */
export function createAnalyticsBus(now: () => number): AnalyticsBus {
  let consent: Consent = 'unknown';
  let sink: AnalyticsSink | undefined;
  let sequence = 0;
  let waiting: Parameters<AnalyticsSink>[0][] = [];

  function flush(): void {
    if (consent !== 'given' || !sink) return;
    const events = waiting;
    waiting = [];
    for (const event of events) {
      try {
        sink(event);
      } catch {
        // Lost to analytics, not to the shopper.
      }
    }
  }

  return {
    report(event) {
      if (consent === 'refused') return;
      waiting.push({ ...event, sequence: (sequence += 1), at: now() });
      if (waiting.length > MOST_WAITING) waiting.shift();
      flush();
    },
    setConsent(next) {
      consent = next;
      if (next === 'refused') waiting = [];
      flush();
    },
    connect(next) {
      sink = next;
      flush();
    },
  };
}
