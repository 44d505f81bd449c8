import {
  Alert,
  EmptyState,
  ImageWithFallback,
  Link,
  Pagination,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import type { FoundListItem, ListItemSearchData } from '../../contract/index.ts';
import { ITEM_SEARCH_MESSAGES } from '../../model/item-search-messages.ts';
import styles from './FoundItems.module.scss';

export interface FoundItemsProps {
  /** The text of the search. */
  text: string;
  /** A page of the items found, in the order of their lists; undefined while they are loading. */
  found: ListItemSearchData | undefined;
  /** Whether another page is loading. */
  loading?: boolean;
  /** Why the search failed. */
  error?: string | undefined;
  /** Repeats the search. */
  onRetry?: (() => void) | undefined;
  /** Returns the URL of a list. */
  hrefForList: (listId: string) => string;
  /** Returns the URL of a page of results, from 1. */
  hrefForPage: (page: number) => string;
  /** Renders an item instead of its picture, link and facts, for an application with tiles. */
  renderItem?: ((item: FoundListItem) => ReactNode) | undefined;
}

interface Group {
  listId: string;
  listName: string;
  items: FoundListItem[];
}

/** Groups neighbors of the same list. */
function groupByList(items: readonly FoundListItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.listId === item.listId) last.items.push(item);
    else groups.push({ listId: item.listId, listName: item.listName, items: [item] });
  }
  return groups;
}

/** The items of all lists that match a search, grouped by list (storefront-7.18). */
export function FoundItems({
  text,
  found,
  loading = false,
  error,
  onRetry,
  hrefForList,
  hrefForPage,
  renderItem,
}: FoundItemsProps) {
  const { itemSearch: texts } = useMessages('lists', ITEM_SEARCH_MESSAGES);
  const failure = error && (
    <Alert kind="failure" live="assertive" title={texts.failed} onRetry={onRetry} isRetrying={loading}>
      {error}
    </Alert>
  );
  if (!found) return failure || <SkeletonText lines={6} />;
  const { items, metadata } = found;
  const { totalItems: count, pagination } = metadata;
  if (count === 0)
    return (
      failure || (
        <EmptyState title={texts.none(text)} level={2}>
          {texts.noneHint}
        </EmptyState>
      )
    );
  const first = (pagination.page - 1) * pagination.size + 1;
  return (
    <Stack gap={5}>
      {failure}
      <Text tone="muted">
        {texts.found({ count, text })}{' '}
        {pagination.pages > 1 && texts.shown({ first, last: first + items.length - 1, count })}
      </Text>
      <div aria-busy={loading} className={styles.groups}>
        {groupByList(items).map(({ listId, listName, items: ofList }) => (
          <section key={listId} aria-label={listName}>
            <SectionHeading level={2}>
              <Link href={hrefForList(listId)}>{listName}</Link>
            </SectionHeading>
            <ul className={styles.items}>
              {ofList.map((item) => (
                <li key={item.listItemId} className={renderItem ? styles.ownItem : styles.item}>
                  {renderItem ? renderItem(item) : <FoundItem {...item} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination label={texts.pages} page={pagination.page} pages={pagination.pages} hrefFor={hrefForPage} />
    </Stack>
  );
}

/** An item with its number, its quantity and its note. */
function FoundItem({ itemId, qty, note, name, imageUrl, itemUrl }: FoundListItem) {
  const { itemSearch: texts } = useMessages('lists', ITEM_SEARCH_MESSAGES);
  return (
    <>
      <ImageWithFallback src={imageUrl} alt="" width={64} height={64} loading="lazy" />
      <div className={styles.text}>
        <Link href={itemUrl}>{name}</Link>
        <Text as="span" size={14} tone="muted">
          {texts.facts({ itemId, qty })}
        </Text>
        {note && (
          <Text as="span" size={14}>
            {texts.note(note)}
          </Text>
        )}
      </div>
    </>
  );
}
