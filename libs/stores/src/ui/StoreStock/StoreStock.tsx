import type { FormEvent, ReactNode } from 'react';
import {
  Alert,
  Badge,
  Button,
  EmptyState,
  Link,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
  TextField,
  useMessages,
} from '@foolscap/ui/components';
import { useSearchBusy } from '../parts/use-search-busy.ts';
import { useSearchField } from '../parts/use-search-field.ts';
import { STORE_DETAIL_MESSAGES } from '../detail-messages.ts';
import styles from './StoreStock.module.scss';

/** An item of the catalog with its stock in the store. */
export interface StoreStockItem {
  itemId: string;
  name: string;
  /** URL of the item's page. */
  href: string;
  /** As shown: `$4.99`. */
  price?: string;
  /** `NOT_ELIGIBLE` for items without pickup. */
  status: 'AVAILABLE' | 'PARTIAL' | 'UNAVAILABLE' | 'NOT_ELIGIBLE';
  /** The stock as shown: `10+`. */
  displayQuantity: string;
}

export interface StoreStockProps {
  /** Text of the latest search. */
  text: string;
  /** Phase of the search. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** The items found. */
  items: readonly StoreStockItem[];
  /** Called with the text of a search. */
  onSearch?: (text: string) => void;
  /** Called by "Try again". */
  onRetry?: () => void;
  /** Action of the search form without JavaScript; the text is its field `item`. */
  action?: string;
  /** Hidden fields that the form sends as well, such as the page to return to. */
  fields?: ReactNode;
}

/** The search of a store's stock by product name or item number. */
export function StoreStock({ text, phase, items, onSearch, onRetry, action, fields }: StoreStockProps) {
  const { page } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const field = useSearchField(text);
  const { busy, fieldChanged, submitted } = useSearchBusy(phase === 'loading');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    submitted();
    onSearch(String(new FormData(event.currentTarget).get('item') ?? '').trim());
  };
  return (
    <Stack gap={4} as="section" aria-label={page.stock}>
      <SectionHeading level={2} size="small">
        {page.stock}
      </SectionHeading>
      <form
        method="get"
        action={action}
        role="search"
        aria-label={page.stock}
        className={styles.search}
        onChange={fieldChanged}
        onSubmit={submit}
      >
        {fields}
        <TextField
          ref={field}
          label={page.stockLabel}
          name="item"
          defaultValue={text}
          maxLength={80}
          type="search"
        />
        <Button type="submit" busy={busy}>
          {page.stockFind}
        </Button>
      </form>
      {phase === 'failed' && (
        <Alert kind="failure" live="assertive" {...(onRetry ? { onRetry } : {})}>
          {page.stockFailed}
        </Alert>
      )}
      {phase === 'loading' && !items.length && (
        <div aria-busy="true">
          <SkeletonText lines={4} />
        </div>
      )}
      <div role="status">
        {items.length > 0 && (
          <Text size={14} tone="muted">
            {page.stockFound(items.length)}
          </Text>
        )}
        {phase === 'ready' && !items.length && (
          <EmptyState title={page.stockNone} level={3}>
            {page.stockNoneHint}
          </EmptyState>
        )}
      </div>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={page.stock} aria-busy={phase === 'loading'}>
          {items.map((item) => (
            <li key={item.itemId} className={styles.item}>
              <span>
                <Link href={item.href}>{item.name}</Link>{' '}
                <Text as="span" size={14} tone="muted">
                  {item.price}
                </Text>
              </span>
              <Stock item={item} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Stock({ item: { status, displayQuantity } }: { item: StoreStockItem }) {
  const { page, pickup } = useMessages('stores', STORE_DETAIL_MESSAGES);
  switch (status) {
    case 'AVAILABLE':
    case 'PARTIAL':
      return <Badge tone="success">{pickup.inStock(displayQuantity)}</Badge>;
    case 'UNAVAILABLE':
      return <Badge tone="neutral">{pickup.outOfStock}</Badge>;
    case 'NOT_ELIGIBLE':
      return <Badge tone="neutral">{page.notEligible}</Badge>;
  }
}
