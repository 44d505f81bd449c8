import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Stack, Text, useMessages } from '@foolscap/ui/components';
import { ConfirmDialog, Drawer } from '@foolscap/ui/overlays';
import type { ShoppingList } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectCreateList, selectListsOutcome, selectListsOverview } from '../state/index.ts';
import { ListForm } from '../ui/index.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_DRAWER_MESSAGES } from './drawer-messages.ts';

/** A list that is edited in a drawer, or deleted after a question. */
export interface ListTaskChoice {
  task: 'edit' | 'delete';
  list: ShoppingList;
}

export interface ListDrawersProps {
  /** The list being edited or deleted; null for none. */
  choice: ListTaskChoice | null;
  /** Called when the drawer or dialog is done. */
  onDone: () => void;
  /** The button that opens the drawer for a new list; it gets the focus when the drawer closes, even if it opened by itself. */
  createRef?: RefObject<HTMLElement | null>;
  /** The element that gets the focus when the question before a deletion closes. */
  afterDelete?: RefObject<HTMLElement | null>;
  /** Called when the deletion is confirmed, before the question closes. */
  onDelete?: (list: ShoppingList) => void;
}

/** The drawer that creates a list (storefront-2.27), the drawer that edits it, and the question before it is deleted. */
export function ListDrawers({ choice, onDone, createRef, afterDelete, onDelete }: ListDrawersProps) {
  const dispatch = useDispatch();
  const { drawers } = useMessages('lists', LIST_DRAWER_MESSAGES);
  const { errors, texts } = useMessages('lists', LISTS_MESSAGES);
  const create = useSelector(selectCreateList);
  const overview = useSelector(selectListsOverview);
  const outcome = useSelector(selectListsOutcome);
  const isOpen = create.phase !== 'closed';
  const reason = isOpen ? create.reason : undefined;
  const accessLevels = overview.value?.availableAccessLevel ?? ['PERSONAL'];

  // The outcome at the time when the edit was submitted. A later one belongs to the edit. A rejection is shown in the drawer.
  const [sentAt, setSentAt] = useState<number>();
  const end =
    sentAt !== undefined && outcome?.task === 'edit' && outcome.serial > sentAt ? outcome : undefined;
  const isSaved = end !== undefined && !end.failure;
  const close = () => {
    setSentAt(undefined);
    onDone();
  };
  useEffect(() => {
    if (isSaved) onDone();
  }, [isSaved, onDone]);

  const newName = useRef<HTMLInputElement>(null);
  const ownName = useRef<HTMLInputElement>(null);
  const list = choice?.list;
  return (
    <>
      <Drawer
        open={isOpen}
        onClose={() => dispatch(listsActions.createListClosed())}
        title={drawers.create}
        initialFocus={newName}
        finalFocus={createRef}
        ignoresPressOutside
      >
        <Stack gap={5}>
          {reason === 'FAILED' && <Alert kind="warning">{texts.listsNotLoaded}</Alert>}
          {reason === 'EMPTY' && <Text>{texts.noListsHint}</Text>}
          <ListForm
            nameRef={newName}
            accessLevels={accessLevels}
            busy={create.phase === 'creating'}
            failure={
              create.phase === 'failed'
                ? { code: create.failure.code, message: listErrorMessage(create.failure, errors) }
                : undefined
            }
            onSubmit={(values) => dispatch(listsActions.createListSubmitted(values))}
            onCancel={() => dispatch(listsActions.createListClosed())}
          />
        </Stack>
      </Drawer>
      <Drawer
        open={choice?.task === 'edit'}
        onClose={close}
        title={drawers.edit}
        initialFocus={ownName}
        ignoresPressOutside
      >
        {list && (
          <ListForm
            key={list.id}
            nameRef={ownName}
            initial={list}
            accessLevels={list.allowedAccessLevel}
            submitLabel={drawers.save}
            busy={sentAt !== undefined && !end}
            failure={
              end?.failure && { code: end.failure.code, message: listErrorMessage(end.failure, errors) }
            }
            onSubmit={({ name, accessLevel, membersReadOnly }) => {
              setSentAt(outcome?.serial ?? 0);
              dispatch(
                listsActions.editSubmitted({
                  listId: list.id,
                  ...(name !== list.name && { name }),
                  ...(accessLevel !== list.accessLevel && { accessLevel }),
                  ...(membersReadOnly !== list.membersReadOnly && { membersReadOnly }),
                }),
              );
            }}
            onCancel={close}
          />
        )}
      </Drawer>
      <ConfirmDialog
        open={choice?.task === 'delete'}
        title={drawers.deleteQuestion(list?.name ?? '')}
        confirmLabel={drawers.delete}
        danger
        finalFocus={afterDelete}
        onConfirm={() => {
          if (list) onDelete?.(list);
          onDone();
        }}
        onCancel={onDone}
      >
        {list && list.itemCount > 0 ? drawers.deletesItems(list.itemCount) : drawers.final}
      </ConfirmDialog>
    </>
  );
}
