import { Button, Checkbox, Text, useMessages } from '@foolscap/ui/components';
import type { ListItem } from '../contract/index.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import styles from './ListPage.module.scss';

interface SelectionBarProps {
  /** The items of the page. */
  items: readonly ListItem[];
  /** Numbers of all selected items, including those on other pages. */
  selected: readonly string[];
  onSelect: (itemIds: readonly string[]) => void;
}

/** Selects all items of the page, and shows how many are selected in the whole list. */
export function SelectionBar({ items, selected, onSelect }: SelectionBarProps) {
  const { listPage: page } = useMessages('lists', LIST_PAGE_MESSAGES);
  const here = items.map(({ itemId }) => itemId);
  const elsewhere = selected.filter((itemId) => !here.includes(itemId));
  const isAll = here.every((itemId) => selected.includes(itemId));
  return (
    <div className={styles.selection} data-print="hide">
      <Checkbox
        label={page.selectAll}
        checked={isAll}
        onChange={() => onSelect(isAll ? elsewhere : [...elsewhere, ...here])}
      />
      {/* Always rendered, so that screen readers announce its changes. */}
      <Text as="span" size={14} tone="muted" role="status">
        {selected.length > 0 && page.selected({ count: selected.length, elsewhere: elsewhere.length })}
      </Text>
      {elsewhere.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => onSelect([])}>
          {page.clearSelection}
        </Button>
      )}
    </div>
  );
}
