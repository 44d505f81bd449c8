/** A trackable event. `data` is plain data without anything that identifies a person. */
export interface AnalyticsEvent {
  name: string;
  data: Record<string, unknown>;
}

export type Consent = 'unknown' | 'given' | 'refused';

/** The destination of events; each analytics provider is adapted to this signature. */
export type AnalyticsSink = (event: AnalyticsEvent & { sequence: number; at: number }) => void;

export interface AnalyticsBus {
  report(event: AnalyticsEvent): void;
  setConsent(consent: Consent): void;
  /** Calls back with the consent, now and at each change. */
  onConsent(heard: (consent: Consent) => void): void;
  /**
   * Connects a provider once it has loaded, in place of the one before it.
   * @returns a function that disconnects it; the one before it gets the events again, and without one they are queued
   */
  connect(sink: AnalyticsSink): () => void;
}

/** Maximum number of queued events; the oldest are dropped first. */
const MAX_QUEUED = 500;

/**
 * Creates the event bus. Events are queued in order until a provider is connected and consent is given, then each is
 * sent once. Refusing consent drops queued and later events. Errors thrown by a provider are swallowed (storefront-8.57: analytics errors are swallowed).
 *
 * @param now milliseconds since 1970
 */
export function createAnalyticsBus(now: () => number): AnalyticsBus {
  let consent: Consent = 'unknown';
  const listeners: ((consent: Consent) => void)[] = [];
  let sink: AnalyticsSink | undefined;
  let sequence = 0;
  let queue: Parameters<AnalyticsSink>[0][] = [];

  function flush(): void {
    if (consent !== 'given' || !sink) return;
    const events = queue;
    queue = [];
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
      queue.push({ ...event, sequence: (sequence += 1), at: now() });
      if (queue.length > MAX_QUEUED) queue.shift();
      flush();
    },
    setConsent(next) {
      consent = next;
      if (next === 'refused') queue = [];
      for (const heard of listeners) heard(next);
      flush();
    },
    onConsent(heard) {
      listeners.push(heard);
      heard(consent);
    },
    connect(next) {
      const before = sink;
      sink = next;
      flush();
      return () => {
        // Another provider may have been connected in the meantime.
        if (sink === next) sink = before;
      };
    },
  };
}
