import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { lazyComponent, useLocale, useMessages } from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { isMembershipOrder, tenderName } from '../../model/index.ts';
import { CANCEL_ORDER_MESSAGES } from '../../model/cancel-order-messages.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';

/** In the chunk of all overlays. */
const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('@foolscap/ui/overlays')).ConfirmDialog,
}));

/** Describes the consequences of canceling an order. */
function describeCancellation(
  order: Order,
  locale: string,
  { cancelOrder: texts }: typeof CANCEL_ORDER_MESSAGES,
  messages: typeof ORDER_MESSAGES,
): string {
  const { status, totals, refundedTotal = 0, payments = [], payment } = order;
  const isMembership = isMembershipOrder(order);
  const minor = toMinorUnits(totals.ordTotal - refundedTotal) ?? 0;
  if (minor <= 0) return isMembership ? texts.membershipEnds : texts.nothingPaid;
  const left = formatMoney(minor, locale);
  const names = (payments.length > 0 ? payments : [payment])
    .map((each) => tenderName(each, messages))
    .join(', ');
  if (isMembership) return texts.membershipReturned(left, names);
  // Until the approval, money is only held.
  return status === 'PENDING_APPROVAL' ? texts.released(left, names) : texts.returned(left, names);
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
  const messages = useMessages('checkout', CANCEL_ORDER_MESSAGES);
  const { cancelOrder: texts } = messages;
  const orderMessages = useMessages('checkout', ORDER_MESSAGES);
  return (
    <ConfirmDialog
      open={open}
      title={texts.title(order.orderNumber)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      danger
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {describeCancellation(order, locale, messages, orderMessages)}
    </ConfirmDialog>
  );
}
