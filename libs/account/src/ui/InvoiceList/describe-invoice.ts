import type { BadgeProps } from '@foolscap/ui/components';
import type { InvoiceStatus } from '../../model/invoice-codes.ts';

/** The tone of the badge of a status. */
export const STATUS_TONES: Readonly<Record<InvoiceStatus, NonNullable<BadgeProps['tone']>>> = {
  OPEN: 'info',
  OVERDUE: 'warning',
  PAID: 'success',
  TRANSFERRED: 'neutral',
};
