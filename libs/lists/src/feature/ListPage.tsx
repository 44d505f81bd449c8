import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Badge,
  Button,
  EmptyState,
  Inline,
  Pagination,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
} from '@foolscap/ui/components';
import type { ListDetailsQuery, ListItem, ListItemResult } from '../contract/index.ts';
import { ACCESS_LABELS, listErrorMessage } from '../model/index.ts';
import {
  listsActions,
  selectIsAddingToCart,
  selectIsExporting,
  selectList,
  selectOpenList,
} from '../state/index.ts';
import type { ListsRoot } from '../state/index.ts';
import { FavoriteButton, ListItemRow, ListItems, useListsMessages } from '../ui/index.ts';
import { ImportItems } from './ImportItems.tsx';
import { ItemResults } from './ItemResults.tsx';
import { ListLinkPanel } from './ListLinkPanel.tsx';
import { ListSearch } from './ListSearch.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useAnnouncedOutcome } from './use-announced-outcome.ts';
import { useFreshOutcome } from './use-fresh-outcome.ts';
import styles from './ListPage.module.scss';

const ListDrawers = lazy(async () => ({ default: (await import('./ListDrawers.tsx')).ListDrawers }));

export interface ListPageProps {
  listId: string;
  /** The page, sort and search of the URL. */
  query: ListDetailsQuery;
  /** Returns the URL of the list with another query. */
  hrefFor: (query: ListDetailsQuery) => string;
  /** Goes to a query, as a link to its URL would. */
  onQuery: (query: ListDetailsQuery) => void;
  /** Returns the URL of the public link; without it, the list cannot be shared by a link. */
  linkHrefFor?: ((linkId: string) => string) | undefined;
  /** Offers to move items to those saved for later; the module needs `saveForLater`. */
  offersSaveForLater?: boolean;
  /** Slot for further actions of an item. */
  renderItemActions?: (item: ListItem) => ReactNode;
  /** Actions of a list that does not exist, passed in by the application. */
  goneActions?: ReactNode;
}

/** One list: its items at the prices and with the stock of now, with everything that can be done with them. */
export function ListPage({
  listId,
  query,
  hrefFor,
  onQuery,
  linkHrefFor,
  offersSaveForLater = false,
  renderItemActions,
  goneActions,
}: ListPageProps) {
  const dispatch = useDispatch();
  const { errors, texts } = useListsMessages();
  const open = useSelector((root: ListsRoot) => selectOpenList(root, listId));
  const list = useSelector((root: ListsRoot) => selectList(root, listId));
  const outcome = useFreshOutcome();
  const isAdding = useSelector((root: ListsRoot) => selectIsAddingToCart(root, listId));
  const isExporting = useSelector((root: ListsRoot) => selectIsExporting(root, listId));
  const pendingItems = useSelector(({ lists }: ListsRoot) => lists.pendingItems);
  const pendingQuantities = useSelector(({ lists }: ListsRoot) => lists.pendingQuantities);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [editing, setEditing] = useState<'never' | 'open' | 'closed'>('never');
  const endEditing = useCallback(() => setEditing('closed'), []);
  useAnnouncedOutcome();
  // Items that were added are no longer chosen, so that a second press does not add them again.
  const [settledAt, setSettledAt] = useState(outcome?.serial);
  if (outcome && outcome.serial !== settledAt) {
    setSettledAt(outcome.serial);
    if (outcome.task === 'toCart' && outcome.listId === listId && !outcome.failure) setSelected([]);
  }

  const wanted = JSON.stringify(query);
  const shown = open && JSON.stringify(open.query);
  useEffect(() => {
    if (shown !== wanted)
      dispatch(listsActions.listRequested({ listId, query: JSON.parse(wanted) as ListDetailsQuery }));
  }, [dispatch, listId, shown, wanted]);

  const page = open?.page;
  // A list that is gone must not stay on screen.
  const isGone = page?.phase === 'failed' && page.failure.status === 404;
  if (!page?.value || !list || isGone) {
    if (page?.phase !== 'failed') return <SkeletonText lines={8} />;
    const { failure } = page;
    return failure.status === 404 ? (
      <EmptyState title={listErrorMessage(failure, errors)} actions={goneActions} />
    ) : (
      <Alert
        kind="failure"
        live="assertive"
        onRetry={() => dispatch(listsActions.listRequested({ listId, query }))}
      >
        <p>{texts.listNotLoaded}</p>
        <p>{listErrorMessage(failure, errors)}</p>
      </Alert>
    );
  }

  const { items, metadata } = page.value;
  const { readOnly } = list;
  const isSorted = query.sort !== undefined && query.sort !== 'POSITION_ASCENDING';
  const isMovable = !readOnly && !isSorted && !query.search && items.length > 1;
  const buyable = items.filter(
    ({ itemDetails }) => !itemDetails.isOutOfStock && itemDetails.priceInfo.finalPricePerUnit !== undefined,
  );
  const results = outcome?.listId === listId ? (outcome.results ?? []) : [];
  const resultOf = (itemId: string): ListItemResult | undefined =>
    outcome?.task === 'toCart' ? results.find((result) => result.itemId === itemId) : undefined;

  const update = (itemId: string, body: Parameters<typeof listsActions.itemUpdateSubmitted>[0]['body']) =>
    dispatch(listsActions.itemUpdateSubmitted({ listId, itemId, body }));
  // The place before the first item of a later page is unknown here.
  const isFirstPage = metadata.pagination.page === 1;
  const move = (itemId: string, afterItemId: string | undefined) => {
    if (afterItemId !== undefined || isFirstPage) update(itemId, { afterItemId: afterItemId ?? null });
  };
  const addToCart = (itemIds?: string[]) =>
    dispatch(listsActions.toCartSubmitted({ listId, ...(itemIds && { itemIds }) }));

  return (
    <Stack gap={5}>
      <header className={styles.head}>
        <div className={styles.title}>
          <SectionHeading level={1}>{list.name}</SectionHeading>
          <FavoriteButton
            name={list.name}
            favorite={list.favorite}
            onChange={(favorite) => dispatch(listsActions.favoriteSubmitted({ listId, favorite }))}
          />
        </div>
        <Inline gap={2}>
          <Badge>{ACCESS_LABELS[list.accessLevel]}</Badge>
          {readOnly && <Badge>Read-only</Badge>}
          {list.ownerName && (
            <Text as="span" size={14} tone="muted">
              {list.ownerName}
            </Text>
          )}
        </Inline>
        {readOnly && <Text>{texts.readOnly}</Text>}
      </header>
      <Inline gap={3} className={styles.bar}>
        <Button
          variant="primary"
          icon="cart"
          busy={isAdding}
          disabled={buyable.length === 0 && metadata.totalItems <= items.length}
          onClick={() => !isAdding && addToCart(selected.length > 0 ? [...selected] : undefined)}
        >
          {selected.length > 0
            ? `Add selected to cart (${selected.length})`
            : query.search
              ? 'Add whole list to cart'
              : 'Add all to cart'}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          Print
        </Button>
        {list.manageable && (
          <Button icon="edit" onClick={() => setEditing('open')}>
            Edit list
          </Button>
        )}
        <Button busy={isExporting} onClick={() => dispatch(listsActions.exportSubmitted({ listId }))}>
          Export CSV
        </Button>
        {!readOnly && <ImportItems listId={listId} />}
      </Inline>
      <OutcomeAlert except={['edit']} listId={listId} />
      {outcome?.listId === listId && results.length > 0 && (
        <ItemResults
          task={outcome.task}
          results={results}
          remaining={outcome.remaining ?? 0}
          items={items}
          serial={outcome.serial}
        />
      )}
      {list.manageable && linkHrefFor && <ListLinkPanel listId={listId} hrefFor={linkHrefFor} />}
      {(metadata.totalItems > 0 || query.search) && <ListSearch query={query} onQuery={onQuery} />}
      {page.phase === 'failed' && (
        <Alert
          kind="failure"
          live="assertive"
          onRetry={() => dispatch(listsActions.listRequested({ listId, query }))}
        >
          {texts.listNotLoaded}
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState title={query.search ? texts.noItemMatch : texts.noItems} level={2}>
          {query.search ? texts.noMatchHint : texts.noItemsHint}
        </EmptyState>
      ) : (
        <div aria-busy={page.phase === 'loading'}>
          <ListItems
            items={items}
            keyOf={({ itemId }) => itemId}
            onMove={isMovable ? move : undefined}
            renderRow={(item, at) => {
              const { itemId } = item;
              const result = resultOf(itemId);
              return (
                <ListItemRow
                  item={{ ...item, qty: pendingQuantities[`${listId}/${itemId}`] ?? item.qty }}
                  readOnly={readOnly}
                  busy={pendingItems.includes(`${listId}/${itemId}`)}
                  selected={selected.includes(itemId)}
                  addingToCart={isAdding}
                  result={
                    outcome?.failure && outcome.listId === listId && outcome.itemId === itemId ? (
                      <Alert key={outcome.serial} kind="failure" live="assertive">
                        {listErrorMessage(outcome.failure, errors)}
                      </Alert>
                    ) : result?.status === 'REFUSED' ? (
                      <Alert kind="warning">Not added to your cart.</Alert>
                    ) : undefined
                  }
                  onSelect={(isSelected) =>
                    setSelected((before) =>
                      isSelected ? [...before, itemId] : before.filter((each) => each !== itemId),
                    )
                  }
                  onQuantity={(qty) => update(itemId, { qty })}
                  onNote={(note) => update(itemId, { note })}
                  onRemove={() =>
                    dispatch(
                      listsActions.itemRemoveSubmitted({ listId, itemId, name: item.itemDetails.name }),
                    )
                  }
                  onAddToCart={() => addToCart([itemId])}
                  onMoveUp={
                    isMovable && at > (isFirstPage ? 0 : 1)
                      ? () => move(itemId, items[at - 2]?.itemId)
                      : undefined
                  }
                  onMoveDown={
                    isMovable && at < items.length - 1 ? () => move(itemId, items[at + 1]!.itemId) : undefined
                  }
                  actions={
                    <>
                      {offersSaveForLater && !readOnly && (
                        <Button
                          size="small"
                          variant="quiet"
                          aria-label={`Save for later: ${item.itemDetails.name}`}
                          onClick={() =>
                            dispatch(listsActions.saveForLaterSubmitted({ listId, itemId, qty: item.qty }))
                          }
                        >
                          Save for later
                        </Button>
                      )}
                      {renderItemActions?.(item)}
                    </>
                  }
                />
              );
            }}
          />
        </div>
      )}
      <Pagination
        label="Pages of items"
        page={metadata.pagination.page}
        pages={metadata.pagination.pages}
        hrefFor={(number) => hrefFor({ ...query, page: String(number) })}
      />
      {editing !== 'never' && (
        <Suspense fallback={null}>
          <ListDrawers choice={editing === 'open' ? { task: 'edit', list } : null} onDone={endEditing} />
        </Suspense>
      )}
    </Stack>
  );
}
