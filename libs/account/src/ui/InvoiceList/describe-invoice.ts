import { dateFormat } from '@foolscap/core/dates';
import type { BadgeProps } from '@foolscap/ui/components';
import type { InvoiceStatus } from '../../model/invoice-codes.ts';

/** The tone of the badge of a status. */
export const STATUS_TONES: Readonly<Record<InvoiceStatus, NonNullable<BadgeProps['tone']>>> = {
  OPEN: 'info',
  OVERDUE: 'warning',
  PAID: 'success',
  TRANSFERRED: 'neutral',
};

/** Formats a day, `2026-11-30`, or the day of an instant in the time zone of the organization. */
export const formatDay = (text: string, locale: string, timeZone: string): string =>
  text.length === 10
    ? dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
    : dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(text));
