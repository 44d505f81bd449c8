import { toMinorUnits } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import {
  Button,
  Icon,
  ImageWithFallback,
  Inline,
  Link,
  Price,
  Spinner,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import type { QuickOrderItem, QuickOrderSuggestion } from '../../contract/index.ts';
import type { QuickOrderFormRow } from './QuickOrderFields.tsx';
import { QUICK_ORDER_MESSAGES } from '../../model/quick-order-messages.ts';
import styles from './QuickOrderForm.module.scss';

interface QuickOrderDetailsProps {
  row: QuickOrderFormRow;
  /** Nothing from the row can be added; the item number field shows the reason. */
  isRefused: boolean;
  /** Called with the suggestion to use; without it suggestions are not shown. */
  onChoose: ((suggestion: QuickOrderSuggestion) => void) | undefined;
}

/** Codes of messages that the item's facts already show. */
const ORDER_MULTIPLE = 'ORDER_MULTIPLE';
/** The code of the cart's message after a replacement was added; before that, the row shows what will be added. */
const REPLACED = 'SURCHG_ALTS_ITM_MSG';

/** An item with its price and the quantities in which it is sold. */
function Item({ item, isOther }: { item: QuickOrderItem; isOther: boolean }) {
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
  const { name, imageUrl, itemUrl, units, pricePerUnit, orderMultiple, quantityLimit, unitsLeft } = item;
  const facts = [
    units,
    ...(isOther ? [texts.itemNumber(item.itemId)] : []),
    ...(orderMultiple ? [texts.multiple(orderMultiple)] : []),
    ...(quantityLimit < MAX_LINE_QUANTITY ? [texts.limit(quantityLimit)] : []),
    ...(unitsLeft ? [texts.left(unitsLeft)] : []),
  ];
  return (
    <div className={styles.product}>
      <ImageWithFallback src={imageUrl} alt="" width={48} height={48} loading="lazy" />
      <div className={styles.text}>
        <Link href={itemUrl} variant="quiet">
          {name}
        </Link>
        <Text size={14} tone="muted">
          {pricePerUnit !== undefined && (
            <>
              <Price amount={toMinorUnits(pricePerUnit) ?? 0} /> ·{' '}
            </>
          )}
          {facts.join(' · ')}
        </Text>
      </div>
    </div>
  );
}

/** The facts about a row, below or next to its fields. */
export function QuickOrderDetails({ row, isRefused, onChoose }: QuickOrderDetailsProps) {
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
  const { itemId, qty, item, qtyToAdd, messages, suggestions, duplicateOf, isChecking } = row;
  const notes = [
    ...(item?.replacement && !isRefused ? [texts.replaced(item.replacement.name)] : []),
    ...(isRefused
      ? []
      : messages.flatMap(({ code, description }) =>
          code === ORDER_MULTIPLE || (code === REPLACED && item?.replacement) || !description
            ? []
            : [description],
        )),
    ...(qtyToAdd && String(qtyToAdd) !== qty.trim() && messages.length > 0 ? [texts.changed(qtyToAdd)] : []),
    ...(duplicateOf === undefined ? [] : [texts.duplicate(duplicateOf)]),
  ];
  return (
    <>
      {item && <Item item={item} isOther={item.itemId !== itemId.trim()} />}
      {isChecking && !item && (
        <Inline gap={2}>
          <Spinner size="sm" />
          <Text as="span" size={14} tone="muted">
            {texts.checking}
          </Text>
        </Inline>
      )}
      {notes.map((note) => (
        <Text key={note} size={14} className={styles.note}>
          <Icon name="info" size="small" /> {note}
        </Text>
      ))}
      {onChoose && suggestions.length > 0 && (
        <div className={styles.meant}>
          <Text as="span" size={14}>
            {texts.didYouMean}
          </Text>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion.itemId}
              size="small"
              aria-label={texts.use({ ...suggestion, line: row.line })}
              onClick={() => onChoose(suggestion)}
            >
              {suggestion.itemId} · {suggestion.name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
