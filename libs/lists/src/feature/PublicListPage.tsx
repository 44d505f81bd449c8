import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  Button,
  EmptyState,
  Pagination,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
} from '@foolscap/ui/components';
import type { ListDetailsQuery } from '../contract/index.ts';
import { isBuyable, listErrorMessage, MAX_ITEMS_IN_CALL } from '../model/index.ts';
import {
  listsActions,
  selectIsGatheringPublicItems,
  selectPublicList,
  selectPublicListShown,
} from '../state/index.ts';
import { ListItemRow, ListItems, useListPageMessages, useListsMessages } from '../ui/index.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';

export interface PublicListPageProps {
  linkId: string;
  /** The page of the URL. */
  query: ListDetailsQuery;
  /** Returns the URL of another page. */
  hrefFor: (query: ListDetailsQuery) => string;
  /** Offers to add the items to the cart; the application listens to `listsEvents.publicItemsGathered`. */
  offersAddToCart?: boolean;
  /** The application is adding the items to the cart. */
  isAddingToCart?: boolean;
  /** Actions of a link that does not work anymore, passed in by the application. */
  goneActions?: ReactNode;
}

/** A list as everyone with its link sees it: at the viewer's own prices, without notes. */
export function PublicListPage({
  linkId,
  query,
  hrefFor,
  offersAddToCart = false,
  isAddingToCart = false,
  goneActions,
}: PublicListPageProps) {
  const dispatch = useDispatch();
  const { errors, texts } = useListsMessages();
  const pageTexts = useListPageMessages();
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
  // Another link's list is never shown in the place of this one.
  if (answered !== null && answered.linkId !== linkId) return <SkeletonText lines={8} />;
  if (load.phase === 'failed')
    return load.failure.status === 404 ? (
      <EmptyState title={listErrorMessage(load.failure, errors)} actions={goneActions} />
    ) : (
      <Alert
        kind="failure"
        live="assertive"
        onRetry={() => dispatch(listsActions.publicListRequested({ linkId, query }))}
      >
        {texts.listNotLoaded}
      </Alert>
    );
  const list = load.value;
  if (!list) return <SkeletonText lines={8} />;
  const { pagination, totalItems } = list.metadata;
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
            {isWhole ? 'Add all to cart' : 'Add the items of this page to cart'}
          </Button>
        </p>
      )}
      {list.items.length === 0 ? (
        <EmptyState title={pageTexts.noItems} level={2} />
      ) : (
        <ListItems
          items={list.items}
          keyOf={({ itemId }) => itemId}
          renderRow={(item) => <ListItemRow item={{ ...item, changes: [], reorderDue: false }} readOnly />}
        />
      )}
      <Pagination
        label="Pages of items"
        page={pagination.page}
        pages={pagination.pages}
        hrefFor={(page) => hrefFor({ ...query, page: String(page) })}
      />
    </Stack>
  );
}
