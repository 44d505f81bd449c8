import { useRef, useState } from 'react';
import { Button, Select, Text, TextField, useMessages } from '@foolscap/ui/components';
import type { ListDetailsQuery } from '../contract/index.ts';
import { LIST_ITEM_SORTS, MAX_LIST_SEARCH_LENGTH } from '../model/index.ts';
import type { ListItemSort } from '../model/index.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import styles from './ListPage.module.scss';

export interface ListSearchProps {
  query: ListDetailsQuery;
  /** The number of items that match the search; undefined until they are loaded. */
  found?: number | undefined;
  /** Navigates to another query, on its first page. */
  onQuery: (query: ListDetailsQuery) => void;
}

/** Returns a query without the page, which another search or sort may not have. */
const withoutPage = ({ page: _, ...query }: ListDetailsQuery): ListDetailsQuery => query;

const withoutSearch = ({ search: _, ...query }: ListDetailsQuery): ListDetailsQuery => withoutPage(query);

/** The search and the sort of the items of a list. */
export function ListSearch({ query, found, onQuery }: ListSearchProps) {
  const { listPage: page, itemSorts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const { search = '' } = query;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  // The field follows the URL: Back and Forward change the search, too.
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  return (
    <div role="search" aria-label={page.items} data-print="hide" className={styles.tools}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const next = text.trim();
          if (next !== search) onQuery({ ...withoutSearch(query), ...(next && { search: next }) });
        }}
      >
        <div className={styles.search}>
          <TextField
            ref={field}
            type="search"
            label={page.searchLabel}
            maxLength={MAX_LIST_SEARCH_LENGTH}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" icon="search">
            {page.search}
          </Button>
          <Select
            label={page.sortBy}
            value={query.sort ?? 'POSITION_ASCENDING'}
            options={LIST_ITEM_SORTS.map((value) => ({ value, label: itemSorts[value] }))}
            onChange={(event) =>
              onQuery({ ...withoutPage(query), sort: event.currentTarget.value as ListItemSort })
            }
          />
        </div>
      </form>
      {search && (
        <div className={styles.line}>
          {found !== undefined && (
            <Text size={14} className={styles.wraps}>
              {page.found({ count: found, search })}
            </Text>
          )}
          <Button
            size="small"
            variant="quiet"
            icon="close"
            onClick={() => {
              // The button disappears with the search.
              field.current?.focus();
              setText('');
              onQuery(withoutSearch(query));
            }}
          >
            {page.clearSearch}
          </Button>
        </div>
      )}
    </div>
  );
}
