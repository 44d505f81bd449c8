import type { ReactNode } from 'react';
import { toMinorUnits } from '@foolscap/core/money';
import { Button, ImageWithFallback, Link, Price, useMessages } from '@foolscap/ui/components';
import type { FreeItem } from '../../contract/index.ts';
import type { ShownFreeOffer } from '../../model/index.ts';
import { FreeChoice, type FreeChoiceProps } from './FreeChoice.tsx';
import { FREE_ITEM_MESSAGES } from '../../model/free-item-messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import styles from './FreeOffer.module.scss';

export interface FreeOfferProps extends Pick<FreeChoiceProps, 'onChoose'> {
  /** The promotion with its items in the cart and those that can be chosen. */
  offer: ShownFreeOffer;
  /** The change in flight: `choice`, or the id of the item being removed. */
  pending?: string | undefined;
  /** Called with the id of an item that the shopper declines. */
  onRemove?: (itemId: string) => void;
  /** Form action and hidden fields, for submissions before hydration. */
  form?: { action: string; fields: ReactNode };
}

/** The free items that one promotion adds to a cart, and the choice of the remaining ones. */
export function FreeOffer({ offer, pending, onChoose, onRemove, form }: FreeOfferProps) {
  const { promotionName, held } = offer;
  return (
    <article className={styles.offer} aria-label={promotionName} aria-busy={pending !== undefined}>
      <h3 className={styles.name}>{promotionName}</h3>
      {held.length > 0 && (
        <ul className={styles.items}>
          {held.map((item) => (
            <HeldItem
              key={item.itemId}
              item={item}
              isRemoving={pending === item.itemId}
              onRemove={() => onRemove?.(item.itemId)}
              form={form}
            />
          ))}
        </ul>
      )}
      <FreeChoice offer={offer} isBusy={pending === 'choice'} onChoose={onChoose} form={form} />
    </article>
  );
}

interface HeldItemProps {
  item: FreeItem;
  isRemoving: boolean;
  onRemove: () => void;
  form: FreeOfferProps['form'];
}

/** A free item in the cart. */
function HeldItem({ item, isRemoving, onRemove, form }: HeldItemProps) {
  const { freeItems: texts, freeItemLabels: labels } = useMessages('cart', FREE_ITEM_MESSAGES);
  const { lines } = useMessages('cart', LINE_MESSAGES);
  const { itemId, name, itemUrl, imageUrl, label, qty, basePricePerUnit } = item;
  const price = toMinorUnits(basePricePerUnit);
  return (
    <li className={styles.item}>
      <Link href={itemUrl} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={imageUrl} alt="" width={56} height={56} loading="lazy" />
      </Link>
      <div className={styles.text}>
        <Link href={itemUrl} variant="quiet">
          {name}
        </Link>
        <p className={styles.detail}>
          {labels[label]}
          {qty > 1 && ` · ${lines.quantity(qty)}`}
        </p>
        <form
          method="post"
          action={form?.action}
          onSubmit={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          {form?.fields}
          <input type="hidden" name="removed" value={itemId} />
          <Button
            type="submit"
            variant="quiet"
            size="small"
            icon="trash"
            busy={isRemoving}
            className={styles.remove}
            aria-label={texts.removeItem(name)}
          >
            {texts.remove}
          </Button>
        </form>
      </div>
      <Price
        amount={0}
        listAmount={price === undefined ? undefined : price * qty}
        size="small"
        sale={false}
        className={styles.price}
      />
    </li>
  );
}
