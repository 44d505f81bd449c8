import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Alert,
  Button,
  EmptyState,
  Inline,
  lazyComponent,
  Skeleton,
  SkeletonText,
  Stack,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { SavedCard } from '../../contract/index.ts';
import { SAVED_CARD_LIMIT } from '../../model/index.ts';
import { savedCardName, SavedCardSummary } from '../SavedCardSummary/SavedCardSummary.tsx';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import { SAVED_CARD_LIST_MESSAGES } from './saved-card-list-messages.ts';
import styles from './SavedCardList.module.scss';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('@foolscap/ui/overlays')).ConfirmDialog,
}));

export interface SavedCardListProps {
  /** Undefined while loading. */
  cards: readonly SavedCard[] | undefined;
  /** Returns the time in milliseconds since 1970, for the expiration dates. */
  now: () => number;
  /** Why loading or the last change failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** Id of the card whose change is in flight. */
  changing?: string | undefined;
  /** Id of the card being edited, or `new`; its form replaces it. */
  editing?: string | undefined;
  /** Renders the form of the card being edited; undefined for a new card. */
  renderForm?: (card: SavedCard | undefined) => ReactNode;
  /** Called by the button that adds a card. */
  onAdd?: () => void;
  /** Called with the id of the card to edit. */
  onEdit?: (id: string) => void;
  /** Called with the id of the card to remove, after it was confirmed. */
  onRemove?: (id: string) => void;
  /** Called with the id of the card that becomes the default. */
  onMakeDefault?: (id: string) => void;
  /** Reloads the cards; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

/** The saved cards of an account. */
export function SavedCardList({
  cards,
  now,
  error,
  attempt = 0,
  changing,
  editing,
  renderForm,
  onAdd,
  onEdit,
  onRemove,
  onMakeDefault,
  onRetry,
}: SavedCardListProps) {
  const { wallet } = useMessages('payments', PAYMENT_MESSAGES);
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { savedCardList: texts } = useMessages('payments', SAVED_CARD_LIST_MESSAGES);
  const [removing, setRemoving] = useState<SavedCard>();
  const isFull = cards !== undefined && cards.length >= SAVED_CARD_LIMIT;

  // A form replaces its button and takes its focus, and restores both when it closes.
  const listId = useId();
  const buttonId = (card: string) => `${listId}-${card}`;
  const form = useRef<HTMLDivElement>(null);
  const opened = useRef(editing);
  useEffect(() => {
    const closed = opened.current;
    if (closed === editing) return;
    opened.current = editing;
    if (editing !== undefined) form.current?.focus();
    else if (document.activeElement === document.body)
      document.getElementById(`${listId}-${closed}`)?.focus();
  }, [editing, listId]);

  const add = (
    <Button id={buttonId('new')} variant="secondary" onClick={onAdd} disabled={isFull}>
      {texts.add}
    </Button>
  );
  const next = cards?.find(({ id }) => id !== removing?.id);
  return (
    <Stack gap={5}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {!cards && !error && (
        <>
          <VisuallyHidden>
            <p role="status">{wallet.loading}</p>
          </VisuallyHidden>
          <ul className={styles.list} aria-busy>
            {[0, 1].map((place) => (
              <li key={place} className={styles.entry}>
                <SkeletonText lines={2} />
                <Skeleton shape="control" width="half" />
              </li>
            ))}
          </ul>
        </>
      )}
      {cards?.length === 0 && editing === undefined && (
        <EmptyState title={texts.none} actions={add}>
          {texts.noneNote}
        </EmptyState>
      )}
      {cards && cards.length > 0 && (
        <ul className={styles.list} aria-label={texts.label}>
          {cards.map((card) => {
            const { id, isDefault } = card;
            const name = savedCardName(card, names);
            if (editing === id)
              return (
                <li key={id} className={styles.open}>
                  <div
                    ref={form}
                    tabIndex={-1}
                    role="group"
                    aria-label={texts.editOf(name)}
                    className={styles.form}
                  >
                    {renderForm?.(card)}
                  </div>
                </li>
              );
            return (
              <li key={id} className={styles.entry} aria-busy={changing === id}>
                <SavedCardSummary card={card} now={now} />
                <Inline gap={2} className={styles.actions}>
                  <Button
                    id={buttonId(id)}
                    size="small"
                    variant="secondary"
                    aria-label={texts.editOf(name)}
                    onClick={() => onEdit?.(id)}
                  >
                    {texts.edit}
                  </Button>
                  {!isDefault && (
                    <Button
                      size="small"
                      variant="quiet"
                      busy={changing === id}
                      aria-label={texts.makeDefaultOf(name)}
                      onClick={() => onMakeDefault?.(id)}
                    >
                      {texts.makeDefault}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    busy={changing === id}
                    aria-label={texts.removeOf(name)}
                    onClick={() => setRemoving(card)}
                  >
                    {texts.remove}
                  </Button>
                </Inline>
              </li>
            );
          })}
        </ul>
      )}
      {editing === 'new' ? (
        <div ref={form} tabIndex={-1} role="group" aria-label={texts.add} className={styles.form}>
          {renderForm?.(undefined)}
        </div>
      ) : (
        cards &&
        cards.length > 0 && (
          <div>
            {add}
            {isFull && <p className={styles.note}>{texts.full}</p>}
          </div>
        )
      )}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={texts.removeTitle(savedCardName(removing, names))}
          confirmLabel={texts.remove}
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined);
            onRemove?.(removing.id);
          }}
        >
          {removing.isDefault && next ? texts.removeDefault(savedCardName(next, names)) : texts.removeNote}
          {removing.membershipPayment && ` ${texts.removeMembership}`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
