import { dateFormat } from '@foolscap/core/dates';
import {
  Badge,
  Button,
  EmptyState,
  Inline,
  Link,
  Table,
  Text,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import type { ShoppingList } from '../../contract/index.ts';
import { listErrorMessage, LIST_CODES } from '../../model/index.ts';
import { FavoriteButton } from '../FavoriteButton/FavoriteButton.tsx';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { ACCESS_MESSAGES } from '../../model/access-messages.ts';
import { LISTS_PAGE_MESSAGES } from './lists-page-messages.ts';
import styles from './ListTable.module.scss';

export interface ListTableProps {
  /** Undefined during the first load. */
  lists: readonly ShoppingList[] | undefined;
  /** A newer page is loading, and the lists of the last one stay. */
  loading?: boolean;
  /** Whether a filter or a search leaves lists out, which changes the text for no lists. */
  filtered?: boolean;
  /** Shows the number of items. */
  showCount?: boolean;
  /** Whether the maximum number of favorites is reached. */
  maxFavoriteReached?: boolean;
  /** Returns the URL of a list. */
  hrefFor: (list: ShoppingList) => string;
  /** Called with the new state of the star. */
  onFavorite: (list: ShoppingList, favorite: boolean) => void;
  /** Called by a star that cannot be set, because all favorites are taken. */
  onFavoriteLimit?: () => void;
  /** Called by the button that changes the name and the access. */
  onEdit: (list: ShoppingList) => void;
  /** Called by the button that deletes the list. */
  onDelete: (list: ShoppingList) => void;
  /** Actions of the empty state, such as a button that creates a list. */
  emptyActions?: ReactNode;
}

/** The list of lists, with its four columns (storefront-2.23). */
export function ListTable({
  lists,
  loading = false,
  filtered = false,
  showCount = true,
  maxFavoriteReached = false,
  hrefFor,
  onFavorite,
  onFavoriteLimit,
  onEdit,
  onDelete,
  emptyActions,
}: ListTableProps) {
  const locale = useLocale();
  const { access } = useMessages('lists', ACCESS_MESSAGES);
  const { listsPage, columns } = useMessages('lists', LISTS_PAGE_MESSAGES);
  const { texts, errors } = useMessages('lists', LISTS_MESSAGES);
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const limit = maxFavoriteReached
    ? listErrorMessage({ code: LIST_CODES.tooManyFavorites }, errors)
    : undefined;
  if (lists?.length === 0 && !loading)
    return (
      <EmptyState title={filtered ? texts.noMatch : texts.noLists} actions={emptyActions}>
        {filtered ? texts.noMatchHint : texts.noListsHint}
      </EmptyState>
    );
  return (
    <Table
      caption={texts.lists}
      hideCaption
      rows={lists ?? []}
      rowKey={({ id }) => id}
      loading={loading || !lists}
      columns={[
        {
          id: 'name',
          header: columns.name,
          rowHeader: true,
          cell: (list) => (
            <span className={styles.name}>
              <span className={styles.star}>
                <FavoriteButton
                  name={list.name}
                  favorite={list.favorite}
                  limit={limit}
                  onLimit={onFavoriteLimit}
                  onChange={(favorite) => onFavorite(list, favorite)}
                />
              </span>
              <span className={styles.text}>
                <Link href={hrefFor(list)}>{list.name}</Link>
                {showCount && (
                  <Text as="span" size={14} tone="muted">
                    {texts.items(list.itemCount)}
                  </Text>
                )}
              </span>
            </span>
          ),
        },
        {
          id: 'modified',
          header: columns.modified,
          cell: ({ modifiedDate }) => (
            <time dateTime={modifiedDate} className={styles.date}>
              {date.format(new Date(modifiedDate))}
            </time>
          ),
        },
        {
          id: 'type',
          header: columns.type,
          cell: ({ accessLevel, ownerName, readOnly }) => (
            <span className={styles.type}>
              <Inline as="span" gap={2}>
                {access[accessLevel]}
                {readOnly && <Badge>{texts.readOnly}</Badge>}
              </Inline>
              {ownerName && (
                <Text as="span" size={14} tone="muted">
                  {ownerName}
                </Text>
              )}
            </span>
          ),
        },
        {
          id: 'actions',
          header: columns.actions,
          align: 'end',
          cell: (list) =>
            list.manageable ? (
              <span className={styles.actions}>
                <Button size="small" onClick={() => onEdit(list)} aria-label={listsPage.editList(list.name)}>
                  {listsPage.edit}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon="trash"
                  onClick={() => onDelete(list)}
                  aria-label={listsPage.deleteList(list.name)}
                >
                  {listsPage.delete}
                </Button>
              </span>
            ) : (
              <Text as="span" size={14} tone="muted">
                {list.readOnly ? listsPage.viewOnly : listsPage.itemsOnly}
              </Text>
            ),
        },
      ]}
    />
  );
}
