import type { RefObject } from 'react';
import { Button, classNames, Select, TextField, useMessages } from '@foolscap/ui/components';
import { LIST_SORTS, LIST_TYPE_FILTERS, MAX_LIST_SEARCH_LENGTH } from '../../model/index.ts';
import type { ListsForm, ListSort, ListTypeFilter } from '../../model/index.ts';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { LISTS_TOOLBAR_MESSAGES } from './lists-toolbar-messages.ts';
import styles from './ListsToolbar.module.scss';

export interface ListsToolbarProps {
  /** The current values. */
  form: Pick<ListsForm, 'SearchText' | 'SelectedListsType' | 'SortOrder'>;
  /** The filters that are offered; a shopper without an organization has no shared lists. */
  filters?: readonly ListTypeFilter[];
  /** Called with each change. */
  onChange: (change: Partial<Pick<ListsForm, 'SearchText' | 'SelectedListsType' | 'SortOrder'>>) => void;
  /** Called by "Create list"; absent for users who may not create lists. */
  onCreate?: (() => void) | undefined;
  /** Gets the button "Create list", for the focus when the drawer closes. */
  createRef?: RefObject<HTMLButtonElement | null>;
  /** For a dialog: puts the search on a separate row at any screen width. */
  narrow?: boolean;
}

/** Search, filter and sort of the list of lists (storefront-3.3, storefront-3.4, storefront-3.7). */
export function ListsToolbar({
  form,
  filters = LIST_TYPE_FILTERS,
  onChange,
  onCreate,
  createRef,
  narrow = false,
}: ListsToolbarProps) {
  const { texts } = useMessages('lists', LISTS_MESSAGES);
  const { toolbar, sorts, filters: labels } = useMessages('lists', LISTS_TOOLBAR_MESSAGES);
  return (
    <div
      role="search"
      aria-label={texts.lists}
      className={classNames(styles.bar, narrow ? styles.narrow : styles.wide)}
    >
      <TextField
        type="search"
        label={toolbar.search}
        value={form.SearchText}
        maxLength={MAX_LIST_SEARCH_LENGTH}
        onChange={(event) => onChange({ SearchText: event.currentTarget.value })}
      />
      <Select
        label={toolbar.show}
        value={form.SelectedListsType}
        options={filters.map((value) => ({ value, label: labels[value] }))}
        onChange={(event) => onChange({ SelectedListsType: event.currentTarget.value as ListTypeFilter })}
      />
      <Select
        label={toolbar.sortBy}
        value={form.SortOrder}
        options={LIST_SORTS.map((value) => ({ value, label: sorts[value] }))}
        onChange={(event) => onChange({ SortOrder: event.currentTarget.value as ListSort })}
      />
      {onCreate && (
        <Button ref={createRef} variant="primary" icon="plus" onClick={onCreate} className={styles.create}>
          {texts.create}
        </Button>
      )}
    </div>
  );
}
