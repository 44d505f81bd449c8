import { useState } from 'react';
import { Button, PlainLink, TextField, useMessages } from '@foolscap/ui/components';
import { MAX_LIST_SEARCH_LENGTH } from '../../model/index.ts';
import { ITEM_SEARCH_MESSAGES } from '../../model/item-search-messages.ts';
import styles from './ItemSearchForm.module.scss';

export interface ItemSearchFormProps {
  /** The text of the search on screen; empty for none. */
  text: string;
  /** The form action before hydration. */
  action: string;
  /** More parameters of that path, by name. */
  parameters?: Readonly<Record<string, string>>;
  /** Whether a search is in flight. */
  busy?: boolean;
  /** The URL without a search, for "Clear". */
  clearHref: string;
  /** Called with the trimmed text; not for an empty one. */
  onSearch: (text: string) => void;
}

/** The item search across all lists. A plain form until the page's script has loaded; its field is named `find`. */
export function ItemSearchForm({
  text,
  action,
  parameters = {},
  busy = false,
  clearHref,
  onSearch,
}: ItemSearchFormProps) {
  const { itemSearch: texts } = useMessages('lists', ITEM_SEARCH_MESSAGES);
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // Back and forward show other searches.
  if (text !== shown) {
    setShown(text);
    setTyped(text);
  }
  return (
    <form
      role="search"
      aria-label={texts.landmark}
      method="get"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onSearch(typed.trim());
      }}
    >
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        type="search"
        name="find"
        label={texts.label}
        maxLength={MAX_LIST_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" icon="search" busy={busy}>
        {texts.search}
      </Button>
      {text && (
        <PlainLink href={clearHref} className={styles.clear}>
          {texts.clear}
        </PlainLink>
      )}
    </form>
  );
}
