import { useId, useState } from 'react';
import { Alert, Button, RadioGroup, SkeletonText, Stack } from '@foolscap/ui/components';
import type { ShoppingList } from '../../contract/index.ts';
import { ACCESS_LABELS } from '../../model/index.ts';
import { ListBadges } from '../ListBadges/ListBadges.tsx';
import { ListForm } from '../ListForm/ListForm.tsx';
import type { ListFormProps } from '../ListForm/ListForm.tsx';

export interface AddToListFormProps {
  /** The lists that can be changed, the latest first; undefined while they are loading. */
  lists: readonly ShoppingList[] | undefined;
  /** Ids of the lists that hold one of the items already. */
  savedIn?: readonly string[];
  /** The number of different items that are to be added. */
  itemCount: number;
  /** Why the lists could not be loaded; a new list can still be created. */
  loadError?: string | undefined;
  /** Loads the lists again. */
  onRetry?: (() => void) | undefined;
  /** Why the last add was refused. */
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

const describe = ({ accessLevel, itemCount }: ShoppingList, isSaved: boolean): string => {
  const count = itemCount === 1 ? '1 item' : `${itemCount.toLocaleString('en-US')} items`;
  return `${ACCESS_LABELS[accessLevel]} · ${count}${isSaved ? ' · already on this list' : ''}`;
};

/** The choice of the list that items are added to, or of a new one (storefront-2.26). */
export function AddToListForm({
  lists,
  savedIn = [],
  itemCount,
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
  const choice = chosen ?? lists?.[0]?.id ?? NEW;
  if (!lists && !loadError) return <SkeletonText lines={4} />;
  return (
    <Stack gap={5}>
      {loadError && (
        <Alert kind="failure" live="assertive" onRetry={onRetry}>
          {loadError}
        </Alert>
      )}
      <ListBadges names={(lists ?? []).filter(({ id }) => savedIn.includes(id)).map((list) => list.name)} />
      {lists && lists.length > 0 && (
        <RadioGroup
          label="List"
          name={name}
          variant="rows"
          value={choice}
          onChange={setChosen}
          options={[
            ...lists.map((list) => ({
              value: list.id,
              label: list.name,
              hint: describe(list, savedIn.includes(list.id)),
            })),
            { value: NEW, label: 'A new list' },
          ]}
        />
      )}
      {choice === NEW ? (
        <ListForm
          {...(accessLevels && { accessLevels })}
          submitLabel="Create list and add"
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
            {itemCount === 1 ? 'Add item' : `Add ${itemCount} items`}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
