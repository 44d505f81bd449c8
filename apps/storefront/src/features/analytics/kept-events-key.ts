/** The key of the events of payment pages that a later page sends, in the storage of the session. */
export const KEPT_EVENTS_KEY = 'analytics-events';
