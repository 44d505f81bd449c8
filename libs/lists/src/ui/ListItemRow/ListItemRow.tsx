import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  Button,
  Checkbox,
  classNames,
  ImageWithFallback,
  Inline,
  lazyComponent,
  Link,
  Price,
  QuantityField,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { ListItem } from '../../contract/index.ts';
import type { ListItemChange } from '../../model/index.ts';
import { ListItemActions } from './ListItemActions.tsx';
import { useLater } from './use-later.ts';
import { useNoteDraft } from './use-note-draft.ts';
import { LIST_PAGE_MESSAGES } from '../../model/list-page-messages.ts';
import styles from './ListItemRow.module.scss';

/** Few notes are edited. */
const ListItemNote = lazyComponent(async () => ({
  default: (await import('./ListItemNote.tsx')).ListItemNote,
}));

export interface ListItemRowProps {
  /** The item with its current price and stock. */
  item: ListItem;
  /** Whether it is chosen for "Add selected". */
  selected?: boolean;
  /** The list may not be changed: quantity and note are shown as text. */
  readOnly?: boolean;
  /** A change of the item is being saved. */
  busy?: boolean;
  /** The note is being saved; its field stays open. */
  savingNote?: boolean;
  /** The reason why the note was rejected; its field stays open with the text. */
  noteError?: string | undefined;
  /** Focuses the row on mount if the focused element disappeared, as when the item replaces its Undo. */
  focusOnMount?: boolean;
  /** The item is being added to the cart. */
  addingToCart?: boolean;
  /** The result of the last add to the cart. */
  result?: ReactNode;
  /** Called with the new choice; without it there is no check box. */
  onSelect?: ((selected: boolean) => void) | undefined;
  /** Called with a new quantity. */
  onQuantity?: ((qty: number) => void) | undefined;
  /** Called with a new note; an empty one removes it. */
  onNote?: ((note: string) => void) | undefined;
  /** Called by "Remove". */
  onRemove?: (() => void) | undefined;
  /** Called by "Add to cart". */
  onAddToCart?: (() => void) | undefined;
  /** Called by the button that moves it up one place; absent at the start of the list. */
  onMoveUp?: (() => void) | undefined;
  /** Called by the button that moves it down one place; absent at the end of the page. */
  onMoveDown?: (() => void) | undefined;
  /** Slot for more actions, such as moving it to the saved items. */
  actions?: ReactNode;
  /**
   * Leaves out the controls until the page is hydrated, for the later rows of a long list: browsers lay out every row with a text field when
   * a page has loaded, to offer autofill.
   */
  deferred?: boolean;
}

const CHANGE_TONES: Readonly<Record<ListItemChange, 'neutral' | 'success' | 'warning'>> = {
  PRICE_UP: 'warning',
  PRICE_DOWN: 'success',
  OUT_OF_STOCK: 'warning',
  BACK_IN_STOCK: 'success',
  NO_LONGER_SOLD: 'warning',
};

/** An item on a list, with the changes since it was saved, and its actions. */
export function ListItemRow({
  item,
  selected = false,
  readOnly,
  busy = false,
  savingNote = false,
  noteError,
  focusOnMount,
  addingToCart,
  result,
  onSelect,
  onQuantity,
  onNote,
  onRemove,
  onAddToCart,
  onMoveUp,
  onMoveDown,
  actions,
  deferred,
}: ListItemRowProps) {
  const { row: texts, itemChanges } = useMessages('lists', LIST_PAGE_MESSAGES);
  const locale = useLocale();
  const row = useRef<HTMLElement>(null);
  const hasControls = useLater(!deferred);
  useEffect(() => {
    if (focusOnMount && document.activeElement === document.body) row.current?.focus();
  }, [focusOnMount]);
  const { itemId, qty, note = '', itemDetails, changes, lastOrderedDate, reorderDue } = item;
  const {
    name,
    imageUrl,
    itemUrl,
    model,
    units,
    priceInfo,
    isOutOfStock,
    unitsLeft,
    replacement,
    quantityLimit,
  } = itemDetails;
  const editor = useNoteDraft({ note, saving: savingNote, error: noteError, onNote });
  const { draft } = editor;
  const { finalPricePerUnit: price, savedPricePerUnit: savedPrice } = priceInfo;
  const quantity = texts.quantity(qty);
  const isSold = price !== undefined && !changes.includes('NO_LONGER_SOLD');
  const isBuyable = isSold && !isOutOfStock;
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <article
      ref={row}
      tabIndex={-1}
      className={classNames(styles.row, !onSelect && styles.noSelect)}
      aria-label={name}
      aria-busy={busy}
      data-item={itemId}
    >
      {onSelect &&
        (hasControls ? (
          <Checkbox
            label={<span className={styles.hidden}>{texts.select(name)}</span>}
            checked={selected}
            className={styles.select}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        ) : (
          <span className={styles.select} />
        ))}
      <Link href={itemUrl} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={imageUrl} alt="" width={80} height={80} loading="lazy" />
      </Link>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link href={itemUrl} variant="quiet">
            {name}
          </Link>
        </h2>
        <Text size={14} tone="muted">
          {/* One text node per row instead of seven. */}
          {texts.facts({ itemId, model, units })}
        </Text>
        {(changes.length > 0 || reorderDue) && (
          <Inline gap={1}>
            {changes.map((change) => (
              <Badge key={change} tone={CHANGE_TONES[change]}>
                {itemChanges[change]}
              </Badge>
            ))}
            {reorderDue && <Badge tone="info">{texts.reorder}</Badge>}
          </Inline>
        )}
        {isSold && isOutOfStock && !changes.includes('OUT_OF_STOCK') && (
          <Text size={14}>{texts.outOfStock}</Text>
        )}
        {isBuyable && replacement && <Text size={14}>{texts.replaced(replacement.name)}</Text>}
        {isBuyable && unitsLeft !== undefined && <Text size={14}>{texts.left(unitsLeft)}</Text>}
        {lastOrderedDate && (
          <Text size={14} tone="muted">
            {texts.lastOrdered(date.format(new Date(lastOrderedDate)))}
          </Text>
        )}
        {draft === undefined
          ? note && (
              <Text size={14} className={styles.wraps}>
                {texts.note(note)}
              </Text>
            )
          : onNote && (
              <ListItemNote
                draft={draft}
                saving={savingNote}
                error={noteError}
                onChange={editor.setDraft}
                onSubmit={editor.submit}
                onCancel={editor.cancel}
              />
            )}
      </div>
      <div className={styles.price}>
        {isSold && <Price amount={toMinorUnits(price) ?? 0} />}
        {isSold && savedPrice !== undefined && savedPrice !== price && (
          <Text size={14} tone="muted">
            {texts.savedAt} <Price amount={toMinorUnits(savedPrice) ?? 0} />
          </Text>
        )}
      </div>
      {/* In print, the quantity field is hidden together with the buttons. */}
      <p className={hasControls ? styles.printed : styles.quantity} aria-hidden={hasControls}>
        {quantity}
      </p>
      {hasControls && (
        <ListItemActions
          name={name}
          note={note}
          noteButton={editor.button}
          actions={actions}
          onEditNote={!readOnly && onNote && draft === undefined ? editor.open : undefined}
          onRemove={readOnly ? undefined : onRemove}
          onMoveUp={onMoveUp}
          onMoveDown={onMoveDown}
        >
          {readOnly || !onQuantity ? (
            <Text size={14}>{quantity}</Text>
          ) : (
            <QuantityField
              label={name}
              value={qty}
              max={Math.min(quantityLimit, 9999)}
              busy={busy}
              onCommit={(next) => onQuantity(next)}
            />
          )}
          {isBuyable && onAddToCart && (
            <Button
              size="small"
              busy={addingToCart}
              onClick={onAddToCart}
              aria-label={texts.addItemToCart(name)}
            >
              {texts.addToCart}
            </Button>
          )}
        </ListItemActions>
      )}
      {result && <div className={styles.result}>{result}</div>}
    </article>
  );
}
