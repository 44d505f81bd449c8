import { memo, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames, IconButton, TextField, useMessages } from '@foolscap/ui/components';
import type { QuickOrderAnswer, QuickOrderItem, QuickOrderSuggestion } from '../../contract/index.ts';
import { listErrorMessage, MAX_ITEM_NUMBER_LENGTH } from '../../model/index.ts';
import type { QuickOrderFault } from '../../model/index.ts';
import { QuickOrderDetails } from './QuickOrderDetails.tsx';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { QUICK_ORDER_MESSAGES } from '../../model/quick-order-messages.ts';
import styles from './QuickOrderForm.module.scss';

/** A row with its replies and problems. */
export interface QuickOrderFormRow {
  id: number;
  /** The number that the row shows. */
  line: number;
  /** As typed. */
  itemId: string;
  /** As typed. */
  qty: string;
  /** A mistake that is found without the server. */
  fault?: QuickOrderFault | undefined;
  item?: QuickOrderItem | undefined;
  /** The units that would be added, if that is known for the quantity as typed. */
  qtyToAdd?: number | undefined;
  /** The reasons why a different quantity, a different item or nothing would be, or was, added. */
  messages: QuickOrderAnswer['messages'];
  suggestions: readonly QuickOrderSuggestion[];
  /** The number of an earlier row of the same item. */
  duplicateOf?: number | undefined;
  /** The row is being checked. */
  isChecking?: boolean | undefined;
}

export interface QuickOrderFieldsProps {
  row: QuickOrderFormRow;
  disabled: boolean;
  /** Whether the row can be removed; the blank one cannot. */
  removable: boolean;
  /** Called with the new item number of a row. */
  onItem: (id: number, itemId: string) => void;
  /** Called with the new quantity of a row, as typed. */
  onQuantity: (id: number, qty: string) => void;
  /** Called with pasted text. @returns whether it had cells, and so filled rows */
  onPaste: (id: number, text: string) => boolean;
  /** Called on Enter, which moves to the next row. */
  onLeave: (id: number) => void;
  /** Called by the button that removes the row. */
  onRemove: (id: number) => void;
}

/** The fields of one row. While an item number is typed, similar numbers are suggested in a list that the arrow keys navigate. */
export const QuickOrderFields = memo(function QuickOrderFields({
  row,
  disabled,
  removable,
  onItem,
  onQuantity,
  onPaste,
  onLeave,
  onRemove,
}: QuickOrderFieldsProps) {
  const ownId = useId();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { quickOrder: texts } = useMessages('lists', QUICK_ORDER_MESSAGES);
  const { id, line, itemId, qty, fault, item, qtyToAdd, messages, suggestions } = row;
  /** The shopper is typing the item number: mistakes wait, and suggestions are open. */
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen && !disabled && suggestions.length > 0;
  const detailsId = `${ownId}-details`;

  const choose = (suggestion: QuickOrderSuggestion) => {
    setOpen(false);
    setTyping(false);
    onItem(id, suggestion.itemId);
  };
  const close = () => {
    setOpen(false);
    setTyping(false);
  };
  const onItemKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the field itself, between the last and the first option.
      const places = suggestions.length + 1;
      setActive(shown ? ((active + 1 + step + places) % places) - 1 : 0);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const suggestion = shown ? suggestions[active] : undefined;
      if (suggestion) choose(suggestion);
      else {
        close();
        onLeave(id);
      }
    }
  };

  const isRefused = qtyToAdd === 0 || messages.some(({ type }) => type === 'ERROR');
  const [reason] = isRefused ? messages : [];
  const refusal = !isRefused
    ? undefined
    : reason
      ? (reason.description ?? listErrorMessage({ code: reason.code }, errors))
      : texts.refused;
  const itemFault = fault && fault !== 'QUANTITY_INVALID' ? texts[fault] : undefined;
  const itemError = isTyping ? undefined : (itemFault ?? refusal);

  return (
    <li className={styles.row}>
      <span className={styles.line} aria-hidden="true">
        {line}
      </span>
      <div className={styles.item}>
        <TextField
          label={texts.itemOf(line)}
          hideLabel
          data-item={id}
          value={itemId}
          readOnly={disabled}
          maxLength={4 * MAX_ITEM_NUMBER_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={itemError}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? ownId : undefined}
          aria-activedescendant={shown && active >= 0 ? `${ownId}-${active}` : undefined}
          aria-describedby={detailsId}
          onChange={(event) => {
            setTyping(true);
            setOpen(true);
            setActive(-1);
            onItem(id, event.currentTarget.value);
          }}
          onPaste={(event) => {
            if (disabled || !onPaste(id, event.clipboardData.getData('text/plain'))) return;
            event.preventDefault();
            close();
          }}
          onKeyDown={onItemKey}
          onBlur={({ currentTarget }) => {
            // An error that appears while a button is being pressed would move the button, and the click would be lost.
            if (currentTarget.form?.matches(':active'))
              document.addEventListener('click', close, { once: true });
            else close();
          }}
        />
        {shown && (
          <ul role="listbox" id={ownId} aria-label={texts.suggestionsOf(line)} className={styles.suggestions}>
            {suggestions.map((suggestion, place) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the field, which stays focused
              <li
                key={suggestion.itemId}
                id={`${ownId}-${place}`}
                role="option"
                aria-selected={place === active}
                className={classNames(styles.option, place === active && styles.active)}
                // Keeps focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <strong>{suggestion.itemId}</strong> {suggestion.name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <TextField
        className={styles.quantity}
        label={texts.quantityOf(line)}
        hideLabel
        value={qty}
        readOnly={disabled}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        error={fault === 'QUANTITY_INVALID' ? texts[fault] : undefined}
        aria-describedby={item ? detailsId : undefined}
        onChange={(event) => onQuantity(id, event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onLeave(id);
        }}
      />
      {removable ? (
        <IconButton
          className={styles.remove}
          icon="trash"
          label={texts.removeRow(line)}
          onClick={() => !disabled && onRemove(id)}
        />
      ) : (
        <span className={styles.remove} />
      )}
      <div id={detailsId} className={styles.details}>
        <QuickOrderDetails
          row={row}
          isRefused={isRefused}
          onChoose={isTyping || disabled ? undefined : choose}
        />
      </div>
    </li>
  );
});
