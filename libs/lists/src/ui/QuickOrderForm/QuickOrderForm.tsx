import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Inline, Stack, Text, useMessages } from '@foolscap/ui/components';
import { hasSeveralCells, isBlankEntry } from '../../model/index.ts';
import { QuickOrderFields } from './QuickOrderFields.tsx';
import type { QuickOrderFieldsProps, QuickOrderFormRow } from './QuickOrderFields.tsx';
import { QUICK_ORDER_MESSAGES } from '../../model/quick-order-messages.ts';
import styles from './QuickOrderForm.module.scss';

export interface QuickOrderFormProps extends Pick<
  QuickOrderFieldsProps,
  'onItem' | 'onQuantity' | 'onRemove'
> {
  /** The rows with their replies and problems; the last one is blank. */
  rows: readonly QuickOrderFormRow[];
  /** Whether the rows are being added to the cart and cannot be changed. */
  busy?: boolean;
  /** The row whose item number gets the focus, whenever `serial` increases. */
  focus?: { id: number; serial: number } | undefined;
  /** Slot for results and notices above the rows. */
  results?: ReactNode;
  /** Slot for more actions, such as loading a file. */
  actions?: ReactNode;
  /** Called with cells that were pasted into a row. */
  onPaste: (id: number, text: string) => void;
  /** Called by "Add all to cart". */
  onSubmit: () => void;
  /** Called by "Clear all". */
  onClear: () => void;
}

const ITEM_FIELD = 'input[data-item]';

/**
 * The rows of a quick order: item numbers with quantities, and the item that each number refers to. Enter moves to the next row; cells
 * pasted from a spreadsheet fill rows.
 */
export function QuickOrderForm({
  rows,
  busy = false,
  focus,
  results,
  actions,
  onItem,
  onQuantity,
  onPaste,
  onRemove,
  onSubmit,
  onClear,
}: QuickOrderFormProps) {
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
  const form = useRef<HTMLFormElement>(null);
  /** The row to focus once the rows have changed. */
  const next = useRef<number>(undefined);
  const count = rows.filter((row) => !isBlankEntry(row)).length;

  const focusRow = (id: number) => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>(ITEM_FIELD) ?? [];
    // A row that was merged into an equal one no longer exists, so the blank row is next.
    const field = [...fields].find(({ dataset }) => dataset['item'] === String(id)) ?? [...fields].at(-1);
    field?.focus();
  };
  useEffect(() => {
    const id = next.current;
    next.current = undefined;
    if (id !== undefined) focusRow(id);
  }, [rows]);
  const serial = focus?.serial;
  const focusId = focus?.id;
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (serial === undefined || focusId === undefined || serial === focused.current) return;
    focused.current = serial;
    focusRow(focusId);
  }, [serial, focusId]);

  const handlers = useRef({ onPaste, onRemove, rows });
  useEffect(() => {
    handlers.current = { onPaste, onRemove, rows };
  });
  // Stable, so that unchanged rows do not rerender with each key press.
  const [own] = useState(() => ({
    leave(id: number) {
      const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(ITEM_FIELD) ?? [])];
      const at = fields.findIndex(({ dataset }) => dataset['item'] === String(id));
      fields[at + 1]?.focus();
    },
    remove(id: number) {
      const { rows: all, onRemove: remove } = handlers.current;
      const at = all.findIndex((row) => row.id === id);
      next.current = (all[at + 1] ?? all[at - 1])?.id ?? id;
      remove(id);
    },
    paste(id: number, text: string): boolean {
      if (!hasSeveralCells(text)) return false;
      next.current = id;
      handlers.current.onPaste(id, text);
      return true;
    },
  }));

  return (
    <Stack gap={4}>
      <Text>{texts.hint}</Text>
      {results}
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <div className={styles.head} aria-hidden="true">
          <span />
          <span>{texts.item}</span>
          <span>{texts.quantity}</span>
        </div>
        <ol className={styles.rows} aria-label={texts.rows}>
          {rows.map((row) => (
            <QuickOrderFields
              key={row.id}
              row={row}
              disabled={busy}
              removable={!isBlankEntry(row)}
              onItem={onItem}
              onQuantity={onQuantity}
              onPaste={own.paste}
              onLeave={own.leave}
              onRemove={own.remove}
            />
          ))}
        </ol>
        <Inline gap={3} className={styles.bar}>
          <Button type="submit" variant="primary" icon="cart" busy={busy}>
            {texts.addRows(count)}
          </Button>
          {actions}
          {count > 0 && (
            <Button variant="quiet" onClick={() => !busy && onClear()}>
              {texts.clearAll}
            </Button>
          )}
        </Inline>
      </form>
    </Stack>
  );
}
