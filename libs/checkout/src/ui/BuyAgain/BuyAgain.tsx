import type { ReactNode } from 'react';
import { Button, useMessages } from '@foolscap/ui/components';
import { ORDER_OVERVIEW_MESSAGES } from '../../model/order-overview-messages.ts';

/** Form endpoint that adds an order to the cart again, for shoppers without JavaScript. It receives `orderNumber`. */
export interface BuyAgainForm {
  action: string;
  /** Hidden fields. */
  fields?: ReactNode;
}

export interface BuyAgainProps {
  /** Number of the order; part of the accessible name, since a page has several of these buttons. */
  orderNumber: string;
  /** Adds the items of the order to the cart. */
  onBuyAgain: (orderNumber: string) => void;
  /** The order is being read: clicks are ignored. */
  busy?: boolean;
  /** Submitted without JavaScript. */
  form: BuyAgainForm;
}

/** The button that adds all items of an order to the cart again. */
export function BuyAgain({ orderNumber, onBuyAgain, busy = false, form }: BuyAgainProps) {
  const { orderOverview: texts } = useMessages('checkout', ORDER_OVERVIEW_MESSAGES);
  return (
    <form
      action={form.action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onBuyAgain(orderNumber);
      }}
    >
      {form.fields}
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <Button type="submit" size="small" busy={busy} aria-label={texts.buyOrderAgain(orderNumber)}>
        {texts.buyAgain}
      </Button>
    </form>
  );
}
