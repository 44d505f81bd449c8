import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, ImageWithFallback, QuantityField, RadioGroup, useMessages } from '@foolscap/ui/components';
import type { FreeItem } from '../../contract/index.ts';
import type { ShownFreeOffer } from '../../model/index.ts';
import { FREE_ITEM_MESSAGES } from '../../model/free-item-messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import styles from './FreeOffer.module.scss';

/** Units of items chosen by the shopper. */
export type ChosenUnits = { itemId: string; qty: number }[];

export interface FreeChoiceProps {
  offer: ShownFreeOffer;
  /** Whether the choice is being saved. */
  isBusy: boolean;
  /** Called with the chosen units, at least one. */
  onChoose?: ((chosen: ChosenUnits) => void) | undefined;
  form: { action: string; fields: ReactNode } | undefined;
}

/** Prefix of the quantity fields' names; followed by the item's id. */
const UNITS_OF = 'free-';

/** The free items that can still be chosen: one to take, one of several, or units of several. Renders nothing if there are none. */
export function FreeChoice({ offer: { held, choices, left }, isBusy, onChoose, form }: FreeChoiceProps) {
  const { freeItems: texts, freeItemLabels: labels } = useMessages('cart', FREE_ITEM_MESSAGES);
  const { lines } = useMessages('cart', LINE_MESSAGES);
  const [units, setUnits] = useState<Record<string, number>>({});
  const [isMissing, setMissing] = useState(false);
  // What remains after a choice starts with nothing selected. The form stays mounted, so that its button keeps the focus.
  const inCart = held.map(({ itemId, qty }) => `${itemId}:${qty}`).join();
  const [begunWith, setBegunWith] = useState(inCart);
  if (begunWith !== inCart) {
    setBegunWith(inCart);
    setUnits({});
  }
  const [first, ...others] = choices;
  if (!first) return null;
  const isOne = others.length === 0;
  const chosen = isOne
    ? [{ itemId: first.itemId, qty: first.qty }]
    : Object.entries(units).flatMap(([itemId, qty]) => (qty > 0 ? [{ itemId, qty }] : []));
  const total = chosen.reduce((sum, { qty }) => sum + qty, 0);
  const hasSome = held.length > 0;
  const error = isMissing && total === 0 ? texts.missing : undefined;
  const choose = (next: Record<string, number>) => {
    setUnits(next);
    setMissing(false);
  };
  return (
    <form
      className={styles.choice}
      method="post"
      action={form?.action}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(total === 0);
        if (total > 0) onChoose?.(chosen);
      }}
    >
      {form?.fields}
      {isOne ? (
        <div className={styles.option}>
          <Picture item={first} />
          <span className={styles.text}>
            {first.name}
            <span className={styles.detail}>
              {labels[first.label]}
              {first.qty > 1 && ` · ${lines.quantity(first.qty)}`}
            </span>
          </span>
          <input type="hidden" name={`${UNITS_OF}${first.itemId}`} value={first.qty} />
        </div>
      ) : left === 1 ? (
        <RadioGroup
          name="chosen"
          label={(hasSome ? texts.chooseOneMore : texts.chooseOne)(choices.length)}
          variant="rows"
          className={styles.radios}
          options={choices.map((item) => ({
            value: item.itemId,
            label: (
              <span className={styles.option}>
                <Picture item={item} />
                <span className={styles.text}>{item.name}</span>
              </span>
            ),
          }))}
          value={chosen[0]?.itemId ?? ''}
          error={error}
          onChange={(itemId) => choose({ [itemId]: 1 })}
        />
      ) : (
        <fieldset className={styles.fields}>
          <legend>{(hasSome ? texts.chooseMoreUnits : texts.chooseUnits)(left, choices.length)}</legend>
          {choices.map((item, index) => (
            <div key={item.itemId} className={styles.option}>
              <Picture item={item} />
              <span className={styles.text}>{item.name}</span>
              <QuantityField
                label={item.name}
                name={`${UNITS_OF}${item.itemId}`}
                min={0}
                max={Math.min(item.qty, left - total + (units[item.itemId] ?? 0))}
                value={units[item.itemId] ?? 0}
                error={index === 0 ? error : undefined}
                onCommit={(qty) => choose({ ...units, [item.itemId]: qty })}
              />
            </div>
          ))}
        </fieldset>
      )}
      <Button
        type="submit"
        size="small"
        busy={isBusy}
        {...(isOne && { 'aria-label': texts.addItem(first.name) })}
      >
        {texts.add(isOne ? first.qty : left)}
      </Button>
    </form>
  );
}

const Picture = ({ item: { imageUrl } }: { item: FreeItem }) => (
  <ImageWithFallback src={imageUrl} alt="" width={40} height={40} loading="lazy" className={styles.picture} />
);
