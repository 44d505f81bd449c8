/** The texts of opening hours. Days of the week come from the locale. */
export const HOURS_MESSAGES = {
  hours: {
    /** Formats the time of a day: `8:30 pm`, or `8 pm` for full hours. */
    clock: (hour: number, minute: number) =>
      `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`,
    span: (opens: string, closes: string) => `${opens}-${closes}`,
    closed: 'closed',
    /** Days of the week with equal hours. */
    days: (first: string, last: string) => `${first}-${last}`,
    until: (time: string) => `until ${time}`,
    untilTomorrow: (time: string) => `until ${time} tomorrow`,
    untilDay: (time: string, day: string) => `until ${time} ${day}`,
    untilNotice: 'until further notice',
  },
};

/** The times at which an order can be picked up. */
export const READY_MESSAGES = {
  ready: {
    today: (time: string) => `Today by ${time}`,
    tomorrow: (time: string) => `Tomorrow by ${time}`,
    day: (day: string, time: string) => `${day} by ${time}`,
    reopening: 'When the store opens again',
    /** Units from the shelf, and others that a carrier brings to the store. */
    rest: (shelf: string, days: string) => `${shelf}; the rest ${days}`,
  },
};
