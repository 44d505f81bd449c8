import { toMinorUnits } from '@foolscap/core/money';
import { getAlertType, shownUnit } from '@foolscap/core/vocabulary';
import { Alert, ImageWithFallback, Price, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { Message } from '@foolscap/core/vocabulary';
import type { CartItem } from '../../contract/index.ts';
import { cartMessageText, getLineOutcome, itemMessageText } from '../../model/index.ts';
import { AddedTotals } from './AddedTotals.tsx';
import type { AddedTotalsProps } from './AddedTotals.tsx';
import { CART_MESSAGES } from '../../model/messages.ts';
import { ADDED_MESSAGES } from '../../model/added-messages.ts';
import styles from './AddedToCart.module.scss';

export interface AddedToCartProps {
  /** The lines that the add changed. */
  lines: readonly CartItem[];
  /** Errors about requested items without a line, such as an unknown item number among others. */
  errors?: readonly Message[];
  /** The cart after the add; omit it if unknown. */
  totals?: AddedTotalsProps;
}

/** An add's outcome: the body of its drawer or overlay. */
export function AddedToCart({ lines, errors = [], totals }: AddedToCartProps) {
  const messages = useMessages('cart', CART_MESSAGES);
  const { adding: texts } = useMessages('cart', ADDED_MESSAGES);
  return (
    <Stack gap={4}>
      {errors.length > 0 && (
        <Alert kind="failure">
          {errors.map(({ code, description }, place) => (
            // Several unknown items have the same code.
            <p key={place}>{description ?? cartMessageText({ code }, messages)}</p>
          ))}
        </Alert>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { alert, outcome } = getLineOutcome(line.messages);
          const added = line.qtyAdded ?? line.qty;
          return (
            <li key={line.cartItemId} className={styles.line}>
              <ImageWithFallback
                src={line.product.images[0]}
                alt=""
                width={88}
                height={88}
                className={styles.picture}
              />
              <div className={styles.text}>
                <Text weight="semibold" lang={line.product.lang}>
                  {line.product.name}
                </Text>
                <Text size={14} tone="muted">
                  {line.qty !== added && line.qty > 0 ? texts.unitsOf(added, line.qty) : texts.units(added)}
                </Text>
                <Price
                  amount={
                    outcome === 'price-unavailable'
                      ? undefined
                      : toMinorUnits(line.priceInfo.finalPricePerUnit)
                  }
                  unit={shownUnit(line.priceInfo.uom)}
                  size="small"
                />
              </div>
              {line.messages.length > 0 && (
                <div className={styles.messages}>
                  <Alert kind={alert ?? getAlertType(line.messages[0]?.type)}>
                    {line.messages.map((message) => (
                      <p key={message.code}>{itemMessageText(message, line, messages)}</p>
                    ))}
                  </Alert>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {totals && <AddedTotals {...totals} />}
    </Stack>
  );
}
