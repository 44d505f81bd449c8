import { useState } from 'react';
import { Button, Text, TextField, useHydrated, useMessages } from '@foolscap/ui/components';
import { MOST_ADDED_ITEMS } from '../../model/codes.ts';
import { APPROVAL_FIELDS } from '../../model/form-fields.ts';
import type { FormValues } from '../../model/form-fields.ts';
import { APPROVAL_MESSAGES } from '../../model/messages.ts';
import { ORDER_CHANGE_MESSAGES } from './order-change-messages.ts';
import styles from './OrderChange.module.scss';

/** Rows of the form without JavaScript, and rows that each press of the button adds. */
const ROWS = 3;

export interface AddedItemsProps {
  /** The values that were entered before hydration. */
  values: FormValues;
  /** Names of the fields with an invalid number. */
  invalid: readonly string[];
  /** The field with an item that cannot be added, and the reason. */
  refused?: { name: string; error: string } | undefined;
}

/** Returns the number of rows that show all entered values. */
function countRows(values: FormValues): number {
  const rows = Object.keys(values).flatMap((name) =>
    name.startsWith(APPROVAL_FIELDS.addedItem) && values[name]
      ? [Number(name.slice(APPROVAL_FIELDS.addedItem.length)) + 1]
      : [],
  );
  return Math.ceil(Math.max(1, ...rows) / ROWS) * ROWS;
}

/** The rows in which an approver enters items to add to an order. Rows without an item are ignored. */
export function AddedItems({ values, invalid, refused }: AddedItemsProps) {
  const { orderChange: texts } = useMessages('approvals', ORDER_CHANGE_MESSAGES);
  const { fields: errors } = useMessages('approvals', APPROVAL_MESSAGES);
  const hydrated = useHydrated();
  const [count, setCount] = useState(() => countRows(values));
  return (
    <fieldset className={styles.adds}>
      <legend className={styles.legend}>{texts.add}</legend>
      <Text size={14} tone="muted">
        {texts.addHint}
      </Text>
      {Array.from({ length: Math.min(count, MOST_ADDED_ITEMS) }, (_, row) => {
        const item = `${APPROVAL_FIELDS.addedItem}${row}`;
        const quantity = `${APPROVAL_FIELDS.addedQuantity}${row}`;
        return (
          <div key={row} className={styles.add}>
            <TextField
              label={texts.addedItem(row + 1)}
              name={item}
              defaultValue={values[item]}
              maxLength={64}
              autoComplete="off"
              error={refused?.name === item ? refused.error : undefined}
              // For the page without JavaScript, like the form does with it: an error is where the approver continues.
              // eslint-disable-next-line jsx-a11y/no-autofocus -- moves to the error, not to the start of a new page
              autoFocus={refused?.name === item}
              optional
            />
            <TextField
              label={texts.addedQuantity(row + 1)}
              name={quantity}
              defaultValue={values[quantity] ?? 1}
              width="short"
              inputMode="numeric"
              error={invalid.includes(quantity) ? errors.number : undefined}
            />
          </div>
        );
      })}
      {hydrated && count < MOST_ADDED_ITEMS && (
        <div>
          <Button type="button" variant="secondary" size="small" onClick={() => setCount(count + ROWS)}>
            {texts.moreItems}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
