import type { ReactNode } from 'react';
import {
  Alert,
  EmptyState,
  ImageWithFallback,
  Link,
  SkeletonText,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import type { ListCard } from '../../contract/index.ts';
import { MINI_VIEW_LISTS } from '../../model/index.ts';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { ACCESS_MESSAGES } from '../../model/access-messages.ts';
import styles from './ListCards.module.scss';

export interface ListCardsProps {
  /** The most recent lists, at most five (storefront-9.20); undefined while they are loading. */
  cards: readonly ListCard[] | undefined;
  /** Why they could not be loaded. */
  error?: string | undefined;
  /** Reloads them. */
  onRetry?: (() => void) | undefined;
  /** Returns the URL of a list. */
  hrefFor: (card: ListCard) => string;
  /** Slot for the links below, such as "All lists". */
  actions?: ReactNode;
  /** Shows the hint for shoppers without lists; `false` next to other content. */
  showsEmpty?: boolean;
}

/** The short view of the lists, in the header and the mini cart (storefront-2.28, storefront-2.49). */
export function ListCards({ cards, error, onRetry, hrefFor, actions, showsEmpty = true }: ListCardsProps) {
  const { access } = useMessages('lists', ACCESS_MESSAGES);
  const { texts } = useMessages('lists', LISTS_MESSAGES);
  if (!cards && error)
    return (
      <Alert kind="failure" live="assertive" onRetry={onRetry}>
        {error}
      </Alert>
    );
  if (!cards) return <SkeletonText lines={5} />;
  if (cards.length === 0)
    return showsEmpty ? (
      <EmptyState title={texts.noLists} level={3} actions={actions}>
        {texts.noListsHint}
      </EmptyState>
    ) : null;
  return (
    <div className={styles.panel}>
      <ul className={styles.cards}>
        {cards.slice(0, MINI_VIEW_LISTS).map((card) => (
          <li key={card.id} className={styles.card}>
            <span className={styles.pictures} aria-hidden="true">
              {card.imageUrls.map((url) => (
                <ImageWithFallback key={url} src={url} alt="" width={40} height={40} loading="lazy" />
              ))}
            </span>
            <span className={styles.text}>
              <Link href={hrefFor(card)}>{card.name}</Link>
              <Text as="span" size={14} tone="muted">
                {access[card.accessLevel]} · {texts.items(card.itemCount)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
      {actions}
    </div>
  );
}
