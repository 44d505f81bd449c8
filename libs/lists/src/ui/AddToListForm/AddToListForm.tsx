import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Alert, Button, RadioGroup, SkeletonText, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { ShoppingList } from '../../contract/index.ts';
import { ListBadges } from '../ListBadges/ListBadges.tsx';
import { ListForm } from '../ListForm/ListForm.tsx';
import type { ListFormProps } from '../ListForm/ListForm.tsx';
import { LISTS_MESSAGES } from '../../model/messages.ts';
import { ACCESS_MESSAGES } from '../../model/access-messages.ts';
import { ADD_TO_LIST_MESSAGES } from './add-to-list-messages.ts';
import styles from './AddToListForm.module.scss';

export interface AddToListFormProps {
  /** Editable lists, most recent first; undefined while they are loading. */
  lists: readonly ShoppingList[] | undefined;
  /** Ids of the lists that already have one of the items. */
  savedIn?: readonly string[];
  /** The number of different items that are to be added. */
  itemCount: number;
  /** The items are moved from another place, such as the items saved for later, so the labels say "move". */
  isMove?: boolean;
  /** Slot above the lists for their search and filter. */
  tools?: ReactNode;
  /** A search or a filter leaves lists out, which changes the text for no lists. */
  filtered?: boolean;
  /** Loads more lists; absent if all are shown. */
  onMore?: (() => void) | undefined;
  /** Whether another search, or more lists, are loading. */
  loading?: boolean;
  /** Why the lists could not be loaded; a new list can still be created. */
  loadError?: string | undefined;
  /** Reloads the lists. */
  onRetry?: (() => void) | undefined;
  /** The reason why the last add was rejected. */
  failure?: ListFormProps['failure'];
  /** An add is in progress. */
  busy?: boolean;
  /** The access levels of a new list. */
  accessLevels?: ListFormProps['accessLevels'];
  /** Called with the chosen list. */
  onAdd: (listId: string) => void;
  /** Called with the values of a new list, which the items are added to. */
  onCreate: ListFormProps['onSubmit'];
}

const NEW = 'new';

/** The choice of a list for the items, or of a new list (storefront-2.26). */
export function AddToListForm({
  lists,
  savedIn = [],
  itemCount,
  isMove = false,
  tools,
  filtered = false,
  onMore,
  loading = false,
  loadError,
  onRetry,
  failure,
  busy = false,
  accessLevels,
  onAdd,
  onCreate,
}: AddToListFormProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const { access } = useMessages('lists', ACCESS_MESSAGES);
  const { addTo } = useMessages('lists', ADD_TO_LIST_MESSAGES);
  const { texts } = useMessages('lists', LISTS_MESSAGES);
  const isOffered = chosen === NEW || lists?.some(({ id }) => id === chosen);
  const choice = (isOffered ? chosen : undefined) ?? lists?.[0]?.id ?? NEW;
  const box = useRef<HTMLDivElement>(null);
  // The number of lists before more were requested. The button may be gone once they have loaded.
  const before = useRef<number>(undefined);
  const count = lists?.length ?? 0;
  useEffect(() => {
    if (loading || before.current === undefined) return;
    if (count > before.current)
      box.current?.querySelectorAll<HTMLElement>('input[type="radio"]')[before.current + 1]?.focus();
    before.current = undefined;
  }, [count, loading]);
  if (!lists && !loadError) return <SkeletonText lines={4} />;
  return (
    <Stack gap={5}>
      {loadError && (
        <Alert kind="failure" live="assertive" onRetry={onRetry}>
          {loadError}
        </Alert>
      )}
      <ListBadges names={(lists ?? []).filter(({ id }) => savedIn.includes(id)).map((list) => list.name)} />
      {tools}
      {lists?.length === 0 && filtered && !loading && <Text tone="muted">{texts.noMatch}</Text>}
      {lists && lists.length > 0 && (
        <div ref={box} className={styles.lists}>
          <RadioGroup
            label={addTo.list}
            name={name}
            variant="rows"
            value={choice}
            onChange={setChosen}
            options={[
              // The first one, because the last of many would be out of view.
              { value: NEW, label: addTo.newList },
              ...lists.map((list) => ({
                value: list.id,
                label: list.name,
                hint: [
                  access[list.accessLevel],
                  texts.items(list.itemCount),
                  ...(savedIn.includes(list.id) ? [addTo.alreadyOn] : []),
                ].join(' · '),
              })),
            ]}
          />
        </div>
      )}
      {onMore && (
        <Button
          size="small"
          busy={loading}
          onClick={() => {
            before.current = count;
            onMore();
          }}
        >
          {addTo.more}
        </Button>
      )}
      {choice === NEW ? (
        <ListForm
          {...(accessLevels && { accessLevels })}
          submitLabel={isMove ? addTo.createAndMove : addTo.createAndAdd}
          failure={failure}
          busy={busy}
          onSubmit={onCreate}
        />
      ) : (
        <Stack gap={3}>
          {failure && (
            <Alert kind="failure" live="assertive">
              {failure.message}
            </Alert>
          )}
          <Button variant="primary" busy={busy} onClick={() => !busy && onAdd(choice)}>
            {isMove ? addTo.move(itemCount) : addTo.add(itemCount)}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
