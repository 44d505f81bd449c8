import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { lazyComponent, useLocale } from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { tenderName } from '../../model/index.ts';

/** In the chunk of all overlays. */
const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('@foolscap/ui/overlays')).ConfirmDialog,
}));

/** Describes the consequences of canceling an order. */
function describeCancellation(
  { status, totals, refundedTotal = 0, payments = [], payment }: Order,
  locale: string,
): string {
  const minor = toMinorUnits(totals.ordTotal - refundedTotal) ?? 0;
  const left = formatMoney(minor, locale);
  const names = (payments.length > 0 ? payments : [payment]).map(tenderName).join(', ');
  // Until the approval, money is only held.
  const returned = status === 'PENDING_APPROVAL' ? 'release the authorization of' : 'return';
  const money =
    minor > 0 ? `, and we’ll ${returned} ${left} ${returned === 'return' ? 'to' : 'on'} ${names}` : '';
  return `We won’t prepare any of its items${money}. You can’t undo this.`;
}

export interface CancelOrderDialogProps {
  /** The order to cancel; its status and payments word the text. */
  order: Order;
  /** Whether the dialog is open. */
  open: boolean;
  /** Called after either choice. */
  onClose: () => void;
  /** Cancels the order. */
  onConfirm: () => void;
}

/** The dialog that confirms the cancellation of an order, with the consequences for its money. */
export function CancelOrderDialog({ order, open, onClose, onConfirm }: CancelOrderDialogProps) {
  const locale = useLocale();
  return (
    <ConfirmDialog
      open={open}
      title={`Cancel order ${order.orderNumber}?`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      danger
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {describeCancellation(order, locale)}
    </ConfirmDialog>
  );
}
