import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Alert, EmptyState, lazyComponent, SkeletonText, Stack, useMessages } from '@foolscap/ui/components';
import type { ListDetailsQuery, ListItem, ShoppingList } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectList, selectListPrint, selectListRows, selectOpenList } from '../state/index.ts';
import type { ListsRoot } from '../state/index.ts';
import { ListActions } from './ListActions.tsx';
import { ListHead } from './ListHead.tsx';
import { ListLinkPanel } from './ListLinkPanel.tsx';
import { ListRows } from './ListRows.tsx';
import { ListSearch } from './ListSearch.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useAnnouncedOutcome } from './use-announced-outcome.ts';
import { useAnnouncedQuery } from './use-announced-query.ts';
import { useFreshOutcome } from './use-fresh-outcome.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';

const ItemResults = lazyComponent(async () => ({ default: (await import('./ItemResults.tsx')).ItemResults }));
/** Most lists have only one page. */
const ItemPages = lazyComponent(async () => ({ default: (await import('./ItemPages.tsx')).ItemPages }));
const ListPrinter = lazyComponent(async () => ({ default: (await import('./ListPrinter.tsx')).ListPrinter }));
const ListDrawers = lazy(async () => ({ default: (await import('./ListDrawers.tsx')).ListDrawers }));

/** Receives focus when a focused control disappears with its list. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

export interface ListPageProps {
  listId: string;
  /** The page, sort and search of the URL. */
  query: ListDetailsQuery;
  /** Returns the URL of the list with another query. */
  hrefFor: (query: ListDetailsQuery) => string;
  /** Navigates to a query, as a link to its URL would. */
  onQuery: (query: ListDetailsQuery) => void;
  /** Returns the URL of the public link; without it, the list cannot be shared by a link. */
  linkHrefFor?: ((linkId: string) => string) | undefined;
  /** Offers to move items to those saved for later; the module needs `saveForLater`. */
  offersSaveForLater?: boolean;
  /** Replaces the import of a file, for an application that loads its state on demand (`createListImportsModule`). */
  importItems?: ReactNode;
  /** Slot for more item actions. */
  renderItemActions?: (item: ListItem) => ReactNode;
  /** Actions for a list that does not exist, provided by the application. */
  goneActions?: ReactNode;
}

/** One list: its items at current prices and stock, with all their actions. */
export function ListPage({
  listId,
  query,
  hrefFor,
  onQuery,
  linkHrefFor,
  offersSaveForLater = false,
  importItems,
  renderItemActions,
  goneActions,
}: ListPageProps) {
  const dispatch = useDispatch();
  const { errors, texts } = useMessages('lists', LISTS_MESSAGES);
  const { listPage: pageTexts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const open = useSelector((root: ListsRoot) => selectOpenList(root, listId));
  const list = useSelector((root: ListsRoot) => selectList(root, listId));
  const rows = useSelector((root: ListsRoot) => selectListRows(root, listId));
  const print = useSelector(selectListPrint);
  const outcome = useFreshOutcome();
  const [selected, setSelected] = useState<readonly string[]>([]);
  // The state when the drawer was opened: only what the shopper changes is sent, not what another member has changed in the meantime.
  const [editing, setEditing] = useState<ShoppingList | null>();
  const endEditing = useCallback(() => setEditing(null), []);
  const page = open?.page;
  useAnnouncedOutcome();
  useAnnouncedQuery(open?.shownQuery, page?.value?.metadata.totalItems ?? 0);
  // Added items are deselected, so that a second click does not add them again.
  const [settledAt, setSettledAt] = useState(outcome?.serial);
  if (outcome && outcome.serial !== settledAt) {
    setSettledAt(outcome.serial);
    const { task, itemId, failure, isRow } = outcome;
    if (outcome.listId === listId && !failure) {
      if (task === 'toCart' && !isRow) setSelected([]);
      // Once moved to another list, it can no longer be cleared.
      if (task === 'saveForLater') setSelected((before) => before.filter((each) => each !== itemId));
    }
  }

  const wanted = JSON.stringify(query);
  const requested = open && JSON.stringify(open.query);
  useEffect(() => {
    if (requested !== wanted)
      dispatch(listsActions.listRequested({ listId, query: JSON.parse(wanted) as ListDetailsQuery }));
  }, [dispatch, listId, requested, wanted]);
  useEffect(() => () => void dispatch(listsActions.listLeft(listId)), [dispatch, listId]);
  const retry = () => dispatch(listsActions.listRequested({ listId, query }));

  // A list that no longer exists must not stay on screen.
  const isGone = page?.phase === 'failed' && page.failure.status === 404;
  if (!page?.value || !list || isGone) {
    if (page?.phase !== 'failed') return <SkeletonText lines={8} />;
    const { failure } = page;
    return failure.status === 404 ? (
      <div ref={page.value && takeLostFocus} tabIndex={-1}>
        <EmptyState title={listErrorMessage(failure, errors)} actions={goneActions} />
      </div>
    ) : (
      <Alert kind="failure" live="assertive" onRetry={retry}>
        <p>{texts.listNotLoaded}</p>
        <p>{listErrorMessage(failure, errors)}</p>
      </Alert>
    );
  }

  const { metadata, items } = page.value;
  const { pagination } = metadata;
  // After a failed load, the rows on screen are those of an earlier query.
  const shownQuery = open?.shownQuery ?? query;
  const results = outcome?.listId === listId && !outcome.isRow ? (outcome.results ?? []) : [];
  const rowIds = rows.map((row) => (row.kind === 'item' ? row.item.itemId : row.removed.item.itemId));
  return (
    <>
      <Stack gap={5} data-print={print?.phase === 'ready' ? 'hide' : undefined}>
        <ListHead list={list} />
        <ListActions
          list={list}
          details={page.value}
          selected={selected}
          isSearch={Boolean(shownQuery.search)}
          onEdit={() => setEditing(list)}
          importItems={importItems}
        />
        <OutcomeAlert except={['edit']} listId={listId} itemIds={rowIds} />
        {outcome && results.length > 0 && (
          <ItemResults
            task={outcome.task}
            results={results}
            remaining={outcome.remaining}
            items={items}
            serial={outcome.serial}
          />
        )}
        {list.manageable && linkHrefFor && <ListLinkPanel listId={listId} hrefFor={linkHrefFor} />}
        {(metadata.totalItems > 0 || query.search) && (
          <ListSearch
            query={query}
            found={requested === JSON.stringify(shownQuery) ? metadata.totalItems : undefined}
            onQuery={onQuery}
          />
        )}
        {page.phase === 'failed' && (
          <Alert kind="failure" live="assertive" onRetry={retry}>
            {pageTexts.pageNotLoaded({ wanted: Number(query.page ?? 1), shown: pagination.page })}
          </Alert>
        )}
        <ListRows
          list={list}
          details={page.value}
          query={shownQuery}
          isLoading={page.phase === 'loading'}
          selected={selected}
          onSelect={setSelected}
          hrefFor={hrefFor}
          offersSaveForLater={offersSaveForLater}
          renderItemActions={renderItemActions}
        />
        {pagination.pages > 1 && pagination.page <= pagination.pages && (
          <ItemPages
            page={pagination.page}
            pages={pagination.pages}
            hrefFor={(number) => hrefFor({ ...query, page: String(number) })}
          />
        )}
        {editing !== undefined && (
          <Suspense fallback={null}>
            <ListDrawers choice={editing && { task: 'edit', list: editing }} onDone={endEditing} />
          </Suspense>
        )}
      </Stack>
      {print && <ListPrinter listId={listId} />}
    </>
  );
}
