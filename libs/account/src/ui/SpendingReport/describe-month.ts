import { dateFormat } from '@foolscap/core/dates';

/** Describes a month, such as Nov 2026. @param month `YYYY-MM` */
export const describeMonth = (month: string, locale: string): string =>
  dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
