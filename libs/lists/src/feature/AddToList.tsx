import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent, Stack, Text } from '@foolscap/ui/components';
import { Dialog } from '@foolscap/ui/overlays';
import { listErrorMessage, MINI_VIEW_LISTS } from '../model/index.ts';
import { listsActions, selectAddToList, selectListsForm } from '../state/index.ts';
import type { AddToList as AddState } from '../state/index.ts';
import { AddToListForm, useListsMessages } from '../ui/index.ts';
import type { ListsToolbarProps } from '../ui/index.ts';
import { useAnnouncedCount } from './use-announced-count.ts';
import { useAnnouncedOutcome } from './use-announced-outcome.ts';

/** Most adds have no problem. */
const AddResults = lazyComponent(async () => ({ default: (await import('./AddResults.tsx')).AddResults }));

export interface AddToListProps {
  /** Called when the dialog has closed. */
  onClosed?: (() => void) | undefined;
  /** Slot for the tile of the only item, in place of its name. */
  item?: ReactNode;
}

/** The dialog that adds items to a list (storefront-2.26). It opens with `listsActions.addToListOpened`, anywhere in the application. */
export function AddToList({ onClosed, item }: AddToListProps) {
  const dispatch = useDispatch();
  const add = useSelector(selectAddToList);
  const content = useRef<HTMLDivElement>(null);
  useAnnouncedOutcome();
  return (
    <Dialog
      open={add !== null}
      onClose={() => dispatch(listsActions.addToListClosed())}
      onClosed={onClosed}
      title={add?.movedFrom === undefined ? 'Add to list' : 'Move to list'}
      initialFocus={content}
      ignoresPressOutside
    >
      {add?.phase === 'added' ? (
        <AddResults add={add} />
      ) : (
        add && <Content add={add} item={item} contentRef={content} />
      )}
    </Dialog>
  );
}

/** Moves focus to the search, else to the chosen list, else to the first control. */
function focusFirst(content: HTMLElement | null) {
  const first = ['input[type="search"]', 'input:checked', 'input, button'].map((each) =>
    content?.querySelector<HTMLElement>(each),
  );
  first.find(Boolean)?.focus();
}

/** The lists of the dialog. Shoppers with more lists than a glance takes in can search and filter them (storefront-3.7). */
function Content({
  add,
  item,
  contentRef,
}: Pick<AddToListProps, 'item'> & {
  add: AddState;
  contentRef: RefObject<HTMLDivElement | null>;
}) {
  const dispatch = useDispatch();
  const { errors, texts } = useListsMessages();
  const { ATLFilter, ATLSort } = useSelector(selectListsForm);
  const { lists } = add;
  const data = lists.value;
  const isFiltered = ATLFilter !== 'ALL_LIST' || add.search.trim() !== '';
  useAnnouncedCount(lists, `${add.search}/${ATLFilter}/${ATLSort}`, isFiltered);

  // Focus waits at the content while the lists load, and moves to the search or the choice after that, unless the shopper has moved it meanwhile.
  const isPlaced = useRef(false);
  // Most shoppers have a few lists, and need no search.
  const needsTools = data !== undefined && (isFiltered || data.metadata.totalItems > MINI_VIEW_LISTS);
  const [Toolbar, setToolbar] = useState<ComponentType<ListsToolbarProps> | null>();
  useEffect(() => {
    if (needsTools)
      import('../ui/ListsToolbar/ListsToolbar.tsx').then(
        ({ ListsToolbar }) => setToolbar(() => ListsToolbar),
        // The lists can be chosen without it.
        () => setToolbar(null),
      );
  }, [needsTools]);
  const isReady = data === undefined ? lists.phase === 'failed' : !needsTools || Toolbar !== undefined;
  useEffect(() => {
    if (isReady && document.activeElement === contentRef.current) focusFirst(contentRef.current);
  }, [contentRef, isReady]);

  const isSharing =
    data && (data.availableAccessLevel.length > 1 || data.shoppingLists.some(({ ownerName }) => ownerName));
  const tools = needsTools && Toolbar && (
    <Toolbar
      narrow
      form={{ SearchText: add.search, SelectedListsType: ATLFilter, SortOrder: ATLSort }}
      filters={isSharing || ATLFilter === 'SHARED' ? undefined : ['ALL_LIST', 'FAVORITES']}
      onChange={({ SearchText, SelectedListsType, SortOrder }) =>
        dispatch(
          listsActions.addToListFormChanged({
            ...(SearchText !== undefined && { search: SearchText }),
            ...(SelectedListsType && { ATLFilter: SelectedListsType }),
            ...(SortOrder && { ATLSort: SortOrder }),
          }),
        )
      }
    />
  );
  return (
    <Stack
      gap={4}
      ref={contentRef}
      tabIndex={-1}
      onFocus={({ target }) => {
        if (target !== contentRef.current) isPlaced.current = true;
        // The dialog may place its focus after the lists have loaded.
        else if (isReady && !isPlaced.current) focusFirst(contentRef.current);
      }}
    >
      {add.items.length === 1 ? (
        (item ?? <Text>{add.items[0]?.name}</Text>)
      ) : (
        <Text>{`${add.items.length} items`}</Text>
      )}
      <AddToListForm
        // A list that was created is chosen, so that a failed add is tried again with it.
        key={add.createdId}
        lists={isReady ? data?.shoppingLists : undefined}
        savedIn={add.savedIn}
        itemCount={add.items.length}
        isMove={add.movedFrom !== undefined}
        filtered={isFiltered}
        tools={tools}
        loading={lists.phase === 'loading'}
        onMore={
          data && data.metadata.pagination.page < data.metadata.pagination.pages
            ? () => {
                if (lists.phase !== 'loading') dispatch(listsActions.addToListMoreRequested());
              }
            : undefined
        }
        loadError={
          lists.phase === 'failed'
            ? `${texts.listsNotLoaded} ${listErrorMessage(lists.failure, errors)}`
            : undefined
        }
        onRetry={() => dispatch(listsActions.addToListFormChanged({}))}
        failure={add.failure && { code: add.failure.code, message: listErrorMessage(add.failure, errors) }}
        busy={add.phase === 'adding'}
        accessLevels={data?.availableAccessLevel}
        onAdd={(listId) => dispatch(listsActions.addToListSubmitted({ listId }))}
        onCreate={(values) => dispatch(listsActions.createListSubmitted(values))}
      />
    </Stack>
  );
}
