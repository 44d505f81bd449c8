import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Pagination,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import type { ListDetailsQuery, PublicList } from '../contract/index.ts';
import { isBuyable, listErrorMessage, MAX_ITEMS_IN_CALL } from '../model/index.ts';
import {
  listsActions,
  selectIsGatheringPublicItems,
  selectPublicList,
  selectPublicListShown,
} from '../state/index.ts';
import { ListItemRow, ListItems } from '../ui/index.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useItemRowFocus } from './use-item-row-focus.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import styles from './ListPage.module.scss';

/** The rows cannot be changed here, so none of them disappears. */
const NO_KEYS: readonly string[] = [];

export interface PublicListPageProps {
  linkId: string;
  /** The page of the URL. */
  query: ListDetailsQuery;
  /** Returns another page's URL. */
  hrefFor: (query: ListDetailsQuery) => string;
  /** Offers to add the items to the cart; the application listens to `listsEvents.publicItemsGathered`. */
  offersAddToCart?: boolean;
  /** The application is adding the items to the cart. */
  isAddingToCart?: boolean;
  /** Actions for a link that no longer works, provided by the application. */
  goneActions?: ReactNode;
}

/** The items on a page, which receive focus when another page has loaded. */
function PublicRows({
  list: { items, metadata },
  isLoading,
  query,
  hrefFor,
}: Pick<PublicListPageProps, 'query' | 'hrefFor'> & { list: PublicList; isLoading: boolean }) {
  const { listPage: texts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const { page, pages } = metadata.pagination;
  const { container, onFocus } = useItemRowFocus(NO_KEYS, page, undefined);
  return (
    <div
      ref={container}
      tabIndex={-1}
      role="group"
      aria-label={texts.place({ page, pages: Math.max(page, pages) })}
      aria-busy={isLoading}
      className={styles.rows}
      onFocus={onFocus}
    >
      {items.length > 0 ? (
        <ListItems
          items={items}
          keyOf={({ itemId }) => itemId}
          renderRow={(item) => <ListItemRow item={{ ...item, changes: [], reorderDue: false }} readOnly />}
        />
      ) : page > pages ? (
        <EmptyState
          title={texts.noSuchPage}
          level={2}
          actions={
            <ButtonLink href={hrefFor({ ...query, page: String(pages) })}>{texts.lastPage}</ButtonLink>
          }
        >
          {texts.noSuchPageHint(pages)}
        </EmptyState>
      ) : (
        <EmptyState title={texts.noItems} level={2} />
      )}
    </div>
  );
}

/** A public list, for everyone with its link: at the viewer's own prices, without notes. */
export function PublicListPage({
  linkId,
  query,
  hrefFor,
  offersAddToCart = false,
  isAddingToCart = false,
  goneActions,
}: PublicListPageProps) {
  const dispatch = useDispatch();
  const { errors, texts } = useMessages('lists', LISTS_MESSAGES);
  const { listPage: pageTexts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const load = useSelector(selectPublicList);
  const isGathering = useSelector(selectIsGatheringPublicItems);
  const wanted = JSON.stringify({ linkId, query });
  const answered = useSelector(selectPublicListShown);
  const isAnswered = answered !== null && JSON.stringify(answered) === wanted;
  useEffect(() => {
    if (!isAnswered)
      dispatch(
        listsActions.publicListRequested(JSON.parse(wanted) as Pick<PublicListPageProps, 'linkId' | 'query'>),
      );
  }, [dispatch, isAnswered, wanted]);
  const list = load.value;
  const pagination = list?.metadata.pagination;
  // The list of a different link is never shown instead of this one.
  if (answered !== null && answered.linkId !== linkId) return <SkeletonText lines={8} />;
  const retry = () => dispatch(listsActions.publicListRequested({ linkId, query }));
  // A list that is no longer shared must not stay on screen.
  if (load.phase === 'failed' && load.failure.status === 404)
    return <EmptyState title={listErrorMessage(load.failure, errors)} actions={goneActions} />;
  if (!list || !pagination)
    return load.phase === 'failed' ? (
      <Alert kind="failure" live="assertive" onRetry={retry}>
        <p>{texts.listNotLoaded}</p>
        <p>{listErrorMessage(load.failure, errors)}</p>
      </Alert>
    ) : (
      <SkeletonText lines={8} />
    );
  const { totalItems } = list.metadata;
  const isPastEnd = pagination.page > pagination.pages;
  // One command takes 500 items.
  const isWhole = totalItems <= MAX_ITEMS_IN_CALL;
  const isOffered = list.items.some(isBuyable) || (isWhole && pagination.pages > 1);
  return (
    <Stack gap={5}>
      <SectionHeading level={1}>{list.name}</SectionHeading>
      <Text tone="muted">{pageTexts.publicPrices}</Text>
      <OutcomeAlert />
      {offersAddToCart && isOffered && (
        <p data-print="hide">
          <Button
            variant="primary"
            icon="cart"
            busy={isGathering || isAddingToCart}
            onClick={() => dispatch(listsActions.publicToCartSubmitted({ linkId }))}
          >
            {isWhole ? pageTexts.addAll : pageTexts.addPage}
          </Button>
        </p>
      )}
      {load.phase === 'failed' && (
        <Alert kind="failure" live="assertive" onRetry={retry}>
          {pageTexts.pageNotLoaded({ wanted: Number(query.page ?? 1), shown: pagination.page })}
        </Alert>
      )}
      <PublicRows list={list} isLoading={load.phase === 'loading'} query={query} hrefFor={hrefFor} />
      {!isPastEnd && (
        <Pagination
          label={pageTexts.pages}
          page={pagination.page}
          pages={pagination.pages}
          hrefFor={(page) => hrefFor({ ...query, page: String(page) })}
        />
      )}
    </Stack>
  );
}
