import type { ReactNode } from 'react';
import { labelWith } from '@foolscap/core/text';
import { deliveryWindow } from '@foolscap/core/dates';
import { toMinorUnits } from '@foolscap/core/money';
import { Button, useLocale, useMessages } from '@foolscap/ui/components';
import type { SavedItem } from '../../contract/index.ts';
import { getLineLabel } from '../../model/index.ts';
import { CompactLine } from '../CompactLine/CompactLine.tsx';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import { SAVED_ITEM_MESSAGES } from '../../model/saved-item-messages.ts';

export interface SavedLineProps {
  /** The product's current data. */
  details: Pick<SavedItem['itemDetails'], 'name' | 'imageUrl' | 'itemUrl' | 'priceInfo' | 'deliveryDate'>;
  /** Number of units. */
  qty: number;
  /** The configuration of an item that is made to order. */
  configuration?: SavedItem['configuration'] | undefined;
  /** The reason why it cannot be moved to the cart now. */
  messages?: SavedItem['messages'];
  /** The items that were saved with it, such as a plan. */
  below?: readonly { name: string; qty: number }[];
  /** The change in flight; a line that is still arriving has no buttons. */
  pending?: 'saving' | 'moving' | 'removing' | undefined;
  /** Called by "Move to cart". */
  onMove?: () => void;
  /** Called by the button "Remove". */
  onRemove?: () => void;
  /** Slot for more actions, between the two buttons. */
  actions?: ReactNode;
  /** Form actions and hidden fields with the id of the item, for submissions before hydration. */
  forms?: { moveAction: string; removeAction: string; fields: ReactNode };
}

/** An item that is saved for later. */
export function SavedLine({
  details: { name, imageUrl, itemUrl, priceInfo, deliveryDate },
  qty,
  configuration = [],
  messages = [],
  below = [],
  pending,
  onMove,
  onRemove,
  actions,
  forms,
}: SavedLineProps) {
  const locale = useLocale();
  const { lines } = useMessages('cart', LINE_MESSAGES);
  const { savedItems: texts } = useMessages('cart', SAVED_ITEM_MESSAGES);
  const label = getLineLabel({ product: { name }, configuration });
  const isMovable = messages.length === 0;
  const arrival = { minDeliveryDate: deliveryDate, maxDeliveryDate: deliveryDate };
  const button = (
    action: string,
    formAction: string | undefined,
    run: typeof onMove,
    buttonProps: object,
  ) => (
    <form
      method="post"
      action={formAction}
      onSubmit={(event) => {
        event.preventDefault();
        run?.();
      }}
    >
      {forms?.fields}
      <Button type="submit" size="small" aria-label={labelWith(action, label)} {...buttonProps}>
        {action}
      </Button>
    </form>
  );
  return (
    <CompactLine
      name={name}
      label={label}
      imageUrl={imageUrl}
      itemUrl={itemUrl}
      qty={qty}
      price={toMinorUnits(priceInfo.finalPricePerUnit)}
      notes={[
        ...configuration.map((each) => labelWith(each.name, each.value)),
        ...below.map((child) => lines.with(child.name, child.qty)),
        ...(deliveryDate && isMovable ? [texts.arrives(deliveryWindow(arrival, locale))] : []),
      ]}
      messages={messages}
      pending={pending}
      actions={
        pending !== 'saving' && (
          <>
            {isMovable && button(texts.move, forms?.moveAction, onMove, { busy: pending === 'moving' })}
            {actions}
            {button(texts.remove, forms?.removeAction, onRemove, {
              variant: 'quiet',
              icon: 'trash',
              busy: pending === 'removing',
            })}
          </>
        )
      }
    />
  );
}
