import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stack, Text, useAnnounce, useMessages } from '@foolscap/ui/components';
import { Dialog } from '@foolscap/ui/overlays';
import { listErrorMessage, MINI_VIEW_LISTS } from '../model/index.ts';
import { listsActions, selectAddToList, selectListsForm, selectListsOutcome } from '../state/index.ts';
import type { AddToList as AddState } from '../state/index.ts';
import { isIncomplete } from '../state/outcomes.ts';
import { AddToListForm } from '../ui/index.ts';
import type { AddedItemsProps } from './AddedItems.tsx';
import type { AddToListToolsProps } from './AddToListTools.tsx';
import { useAnnouncedCount } from './use-announced-count.ts';
import { outcomeText, useAnnouncedOutcome } from './use-announced-outcome.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { ADD_TO_LIST_MESSAGES } from '../ui/AddToListForm/add-to-list-messages.ts';

export interface AddToListProps {
  /** Called when the dialog has closed. */
  onClosed?: (() => void) | undefined;
  /** Slot for the tile of a single item, instead of its name. */
  item?: ReactNode;
  /** Returns the URL of a list, for the link to the list with the added items; without it there is no link. */
  hrefForList?: ((listId: string) => string) | undefined;
}

/** Announces the result and closes the dialog, if the code that shows it could not be loaded. */
function Closing() {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { done } = useMessages('lists', LISTS_MESSAGES);
  const outcome = useSelector(selectListsOutcome);
  useEffect(() => {
    announce(outcomeText(outcome!, done));
    dispatch(listsActions.addToListClosed());
  }, [announce, dispatch, done, outcome]);
  return null;
}

/** The dialog that adds items to a list (storefront-2.26). It opens with `listsActions.addToListOpened`, anywhere in the application. */
export function AddToList({ onClosed, item, hrefForList }: AddToListProps) {
  const dispatch = useDispatch();
  const { addTo: texts } = useMessages('lists', ADD_TO_LIST_MESSAGES);
  const add = useSelector(selectAddToList);
  const content = useRef<HTMLDivElement>(null);
  useAnnouncedOutcome();
  // The form stays in place until the results can replace it.
  const [Results, setResults] = useState<ComponentType<AddedItemsProps>>();
  const isOpen = add !== null;
  // While the dialog closes, it still shows the results.
  const [last, setLast] = useState(add);
  if (add && add !== last) setLast(add);
  const shown = add ?? (last?.phase === 'added' ? last : null);
  const isMove = shown?.movedFrom !== undefined;
  const isDone = shown?.phase === 'added' && Results && !shown.results?.some(isIncomplete);
  useEffect(() => {
    if (isOpen)
      import('./AddedItems.tsx').then(
        ({ AddedItems }) => setResults(() => AddedItems),
        () => setResults(() => Closing),
      );
  }, [isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={() => dispatch(listsActions.addToListClosed())}
      onClosed={onClosed}
      title={texts.title({ isMove, isDone: Boolean(isDone) })}
      initialFocus={content}
      ignoresPressOutside
    >
      {shown?.phase === 'added' && Results ? (
        <Results add={shown} hrefForList={hrefForList} />
      ) : (
        shown && <Content add={shown} item={item} contentRef={content} />
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

/** The lists of the dialog. Shoppers with many lists can search and filter them (storefront-3.7). */
function Content({
  add,
  item,
  contentRef,
}: Pick<AddToListProps, 'item'> & {
  add: AddState;
  contentRef: RefObject<HTMLDivElement | null>;
}) {
  const dispatch = useDispatch();
  const { errors, texts } = useMessages('lists', LISTS_MESSAGES);
  const { ATLFilter, ATLSort } = useSelector(selectListsForm);
  const { lists } = add;
  const data = lists.value;
  const isFiltered = ATLFilter !== 'ALL_LIST' || add.search.trim() !== '';
  useAnnouncedCount(lists, `${add.search}/${ATLFilter}/${ATLSort}`, isFiltered);

  // The focus is on the content while the lists load, and then moves to the search or the choice, unless the shopper has moved it in the
  // meantime.
  const isPlaced = useRef(false);
  // Most shoppers have only a few lists and need no search.
  const needsTools = data !== undefined && (isFiltered || data.metadata.totalItems > MINI_VIEW_LISTS);
  const [Tools, setTools] = useState<ComponentType<AddToListToolsProps> | null>();
  useEffect(() => {
    if (needsTools)
      import('./AddToListTools.tsx').then(
        ({ AddToListTools }) => setTools(() => AddToListTools),
        // The lists can be chosen without them.
        () => setTools(null),
      );
  }, [needsTools]);
  const isReady = data === undefined ? lists.phase === 'failed' : !needsTools || Tools !== undefined;
  useEffect(() => {
    if (isReady && document.activeElement === contentRef.current) focusFirst(contentRef.current);
  }, [contentRef, isReady]);

  return (
    <Stack
      gap={4}
      ref={contentRef}
      tabIndex={-1}
      onFocus={({ target }) => {
        if (target !== contentRef.current) isPlaced.current = true;
        // The dialog may set its focus after the lists have loaded.
        else if (isReady && !isPlaced.current) focusFirst(contentRef.current);
      }}
    >
      {item ?? <Text>{add.items.length === 1 ? add.items[0]?.name : texts.items(add.items.length)}</Text>}
      <AddToListForm
        // A newly created list is selected, so that retrying a failed add uses it.
        key={add.createdId}
        lists={isReady ? data?.shoppingLists : undefined}
        savedIn={add.savedIn}
        itemCount={add.items.length}
        isMove={add.movedFrom !== undefined}
        filtered={isFiltered}
        tools={Tools && <Tools add={add} />}
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
        busy={add.phase !== 'choosing'}
        accessLevels={data?.availableAccessLevel}
        onAdd={(listId) => dispatch(listsActions.addToListSubmitted({ listId }))}
        onCreate={(values) => dispatch(listsActions.createListSubmitted(values))}
      />
    </Stack>
  );
}
