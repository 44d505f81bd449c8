import { useDispatch, useSelector } from 'react-redux';
import { Stack, Text } from '@foolscap/ui/components';
import { Dialog } from '@foolscap/ui/overlays';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectAddToList } from '../state/index.ts';
import { AddToListForm, useListsMessages } from '../ui/index.ts';
import { useAnnouncedOutcome } from './use-announced-outcome.ts';

export interface AddToListProps {
  /** Called when the dialog has closed. */
  onClosed?: (() => void) | undefined;
}

/** The dialog that adds items to a list (storefront-2.26). It opens with `listsActions.addToListOpened`, anywhere in the application. */
export function AddToList({ onClosed }: AddToListProps) {
  const dispatch = useDispatch();
  const { errors, texts } = useListsMessages();
  const add = useSelector(selectAddToList);
  useAnnouncedOutcome();
  const lists = add?.lists;
  const [first] = add?.items ?? [];
  return (
    <Dialog
      open={add !== null}
      onClose={() => dispatch(listsActions.addToListClosed())}
      onClosed={onClosed}
      title="Add to list"
      ignoresPressOutside
    >
      {add && lists && (
        <Stack gap={4}>
          <Text>{add.items.length === 1 ? first?.name : `${add.items.length} items`}</Text>
          <AddToListForm
            // A list that was created is chosen, so that a failed add is tried again with it.
            key={lists.value?.shoppingLists.length}
            lists={lists.value?.shoppingLists}
            savedIn={add.savedIn}
            itemCount={add.items.length}
            loadError={
              lists.phase === 'failed'
                ? `${texts.listsNotLoaded} ${listErrorMessage(lists.failure, errors)}`
                : undefined
            }
            onRetry={() => dispatch(listsActions.addToListFormChanged({}))}
            failure={
              add.failure && { code: add.failure.code, message: listErrorMessage(add.failure, errors) }
            }
            busy={add.phase === 'adding'}
            accessLevels={lists.value?.availableAccessLevel}
            onAdd={(listId) => dispatch(listsActions.addToListSubmitted({ listId }))}
            onCreate={(values) => dispatch(listsActions.createListSubmitted(values))}
          />
        </Stack>
      )}
    </Dialog>
  );
}
