import { useState } from 'react';
import { Button, Select, TextField } from '@foolscap/ui/components';
import type { ListDetailsQuery } from '../contract/index.ts';
import { ITEM_SORT_LABELS, LIST_ITEM_SORTS, MAX_LIST_SEARCH_LENGTH } from '../model/index.ts';
import type { ListItemSort } from '../model/index.ts';
import styles from './ListPage.module.scss';

export interface ListSearchProps {
  query: ListDetailsQuery;
  /** Goes to another query, on its first page. */
  onQuery: (query: ListDetailsQuery) => void;
}

/** Returns a query without the page, which another search or sort does not have. */
const withoutPage = ({ page: _, ...query }: ListDetailsQuery): ListDetailsQuery => query;

/** The search and the sort of the items of a list. */
export function ListSearch({ query, onQuery }: ListSearchProps) {
  const [text, setText] = useState(query.search ?? '');
  return (
    <div role="search" aria-label="Items of the list" data-print="hide">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { search: _, ...rest } = withoutPage(query);
          onQuery({ ...rest, ...(text.trim() && { search: text.trim() }) });
        }}
      >
        <div className={styles.search}>
          <TextField
            type="search"
            label="Search this list"
            maxLength={MAX_LIST_SEARCH_LENGTH}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" icon="search">
            Search
          </Button>
          <Select
            label="Sort by"
            value={query.sort ?? 'POSITION_ASCENDING'}
            options={LIST_ITEM_SORTS.map((value) => ({ value, label: ITEM_SORT_LABELS[value] }))}
            onChange={(event) =>
              onQuery({ ...withoutPage(query), sort: event.currentTarget.value as ListItemSort })
            }
          />
        </div>
      </form>
    </div>
  );
}
