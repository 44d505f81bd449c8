/** Session storage key of the payment page events that a later page sends. */
export const KEPT_EVENTS_KEY = 'analytics-events';
