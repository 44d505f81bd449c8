import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, Button, Pagination, Stack, Text, useAnnounce, useMessages } from '@foolscap/ui/components';
import type { ShoppingList } from '../contract/index.ts';
import { LIST_CODES, listErrorMessage, LISTS_PAGE_TITLE, listsPageName } from '../model/index.ts';
import {
  listsActions,
  selectCreateList,
  selectListsForm,
  selectListsOverview,
  selectShoppingLists,
} from '../state/index.ts';
import { ListsToolbar, ListTable } from '../ui/index.ts';
import type { ListTaskChoice } from './ListDrawers.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useAnnouncedCount } from './use-announced-count.ts';
import { useAnnouncedOutcome } from './use-announced-outcome.ts';
import { useRowFocus } from './use-row-focus.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LISTS_PAGE_MESSAGES } from '../ui/ListTable/lists-page-messages.ts';

const loadDrawers = () => import('./ListDrawers.tsx');
const ListDrawers = lazy(async () => ({ default: (await loadDrawers()).ListDrawers }));

export interface ListsPageProps {
  /** The page from the URL, starting at 1; a different one is loaded. Without it, the application requests the pages. */
  page?: number;
  /** Returns the URL of a list. */
  hrefFor: (list: Pick<ShoppingList, 'id'>) => string;
  /** Returns the URL of a page of lists, from 1. */
  hrefForPage: (page: number) => string;
  /** Shown above the lists of a guest, passed in by the application: a link to sign in. */
  guestNotice?: ReactNode;
}

/** The list of lists with search, filters, sort and pages; lists are created, edited and deleted here (storefront-2.23). */
export function ListsPage({ page, hrefFor, hrefForPage, guestNotice }: ListsPageProps) {
  const dispatch = useDispatch();
  const { listsPage } = useMessages('lists', LISTS_PAGE_MESSAGES);
  const { errors, texts } = useMessages('lists', LISTS_MESSAGES);
  const form = useSelector(selectListsForm);
  const overview = useSelector(selectListsOverview);
  const lists = useSelector(selectShoppingLists);
  const create = useSelector(selectCreateList);
  const [choice, setChoice] = useState<ListTaskChoice | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isUnread = overview.phase === 'idle';
  const requestedPage = useRef(form.ActivePagination);
  useEffect(() => {
    if (page !== undefined && page !== requestedPage.current) {
      requestedPage.current = page;
      dispatch(listsActions.formChanged({ ActivePagination: page }));
    } else if (isUnread) dispatch(listsActions.listsRequested());
  }, [dispatch, isUnread, page]);
  const isCreating = create.phase !== 'closed';
  useEffect(() => {
    dispatch(listsActions.pageNamed({ pageName: listsPageName(isCreating), title: LISTS_PAGE_TITLE }));
  }, [dispatch, isCreating]);
  useAnnouncedOutcome();
  const done = useCallback(() => setChoice(null), []);

  const data = overview.value;
  const isSharing = (data?.availableAccessLevel.length ?? 0) > 1 || lists.some(({ ownerName }) => ownerName);
  const isFiltered = form.SelectedListsType !== 'ALL_LIST' || form.SearchText.trim() !== '';
  const { ActivePagination, SelectedListsType, SortOrder, SearchText } = form;
  useAnnouncedCount(
    overview,
    [ActivePagination, SelectedListsType, SortOrder, SearchText.trim()].join('/'),
    isFiltered,
  );
  const { container, onFocus, findNext } = useRowFocus(useMemo(() => lists.map(({ id }) => id), [lists]));
  const createButton = useRef<HTMLButtonElement>(null);
  const afterDelete = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const [isLimitShown, setLimitShown] = useState(false);
  const favoriteLimit = listErrorMessage({ code: LIST_CODES.tooManyFavorites }, errors);

  const choose = (task: ListTaskChoice['task']) => (list: ShoppingList) => {
    setWasOpened(true);
    // The button that was clicked, unless the list is deleted.
    afterDelete.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setChoice({ task, list });
  };
  const open = () => dispatch(listsActions.createListOpened());
  const needsDrawers = wasOpened || isCreating;
  // Once loaded they stay, so that they can close with a transition.
  if (needsDrawers && !wasOpened) setWasOpened(true);
  return (
    <Stack gap={5}>
      {guestNotice}
      <ListsToolbar
        form={form}
        filters={isSharing ? undefined : ['ALL_LIST', 'FAVORITES']}
        onChange={(change) => dispatch(listsActions.formChanged(change))}
        onCreate={data?.readOnly ? undefined : open}
        createRef={createButton}
      />
      {isLimitShown && data?.maxFavoriteReached && <Alert kind="info">{favoriteLimit}</Alert>}
      <OutcomeAlert except={['create', 'edit', 'addItems']} />
      {overview.phase === 'failed' && (
        <Alert kind="failure" live="assertive" onRetry={() => dispatch(listsActions.listsRequested())}>
          <p>{texts.listsNotLoaded}</p>
          <p>{listErrorMessage(overview.failure, errors)}</p>
        </Alert>
      )}
      {(data ?? overview.phase !== 'failed') && (
        <div ref={container} tabIndex={-1} role="group" aria-label={listsPage.yours} onFocus={onFocus}>
          <ListTable
            lists={data && lists}
            loading={overview.phase === 'loading'}
            filtered={isFiltered}
            showCount={data?.showCount ?? true}
            maxFavoriteReached={data?.maxFavoriteReached ?? false}
            hrefFor={hrefFor}
            onFavorite={({ id }, favorite) =>
              dispatch(listsActions.favoriteSubmitted({ listId: id, favorite }))
            }
            onFavoriteLimit={() => {
              setLimitShown(true);
              announce(favoriteLimit);
            }}
            onEdit={choose('edit')}
            onDelete={choose('delete')}
            emptyActions={
              !isFiltered && !data?.readOnly ? (
                <Button variant="primary" onClick={open}>
                  {texts.create}
                </Button>
              ) : undefined
            }
          />
        </div>
      )}
      {data && data.metadata.pagination.pages > 1 && (
        <Pagination
          label={listsPage.pages}
          page={data.metadata.pagination.page}
          pages={data.metadata.pagination.pages}
          hrefFor={hrefForPage}
        />
      )}
      {data?.hasSFL && (
        <Text size={14} tone="muted">
          {listsPage.savedForLater}
        </Text>
      )}
      {needsDrawers && (
        <Suspense fallback={null}>
          <ListDrawers
            choice={choice}
            onDone={done}
            createRef={createButton}
            afterDelete={afterDelete}
            onDelete={({ id, name }) => {
              // The deleted list's button will disappear.
              afterDelete.current = findNext(id);
              dispatch(listsActions.deleteSubmitted({ listId: id, name }));
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
