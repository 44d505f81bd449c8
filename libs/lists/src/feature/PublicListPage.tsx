import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  EmptyState,
  Pagination,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
} from '@foolscap/ui/components';
import type { ListDetailsQuery, PublicList } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectPublicList, selectPublicListShown } from '../state/index.ts';
import { ListItemRow, ListItems, useListsMessages } from '../ui/index.ts';

export interface PublicListPageProps {
  linkId: string;
  /** The page of the URL. */
  query: ListDetailsQuery;
  /** Returns the URL of another page. */
  hrefFor: (query: ListDetailsQuery) => string;
  /** Slot for a button that adds the items to the cart; gets those of the page that can be bought now. */
  renderActions?: (items: { itemId: string; qty: number }[], isWholeList: boolean) => ReactNode;
  /** Actions of a link that does not work anymore, passed in by the application. */
  goneActions?: ReactNode;
}

const isBuyable = ({ itemDetails }: PublicList['items'][number]) =>
  !itemDetails.isOutOfStock && itemDetails.priceInfo.finalPricePerUnit !== undefined;

/** A list as everyone with its link sees it: at the viewer's own prices, without notes. */
export function PublicListPage({ linkId, query, hrefFor, renderActions, goneActions }: PublicListPageProps) {
  const dispatch = useDispatch();
  const { errors, texts } = useListsMessages();
  const load = useSelector(selectPublicList);
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
  const { pagination } = list.metadata;
  return (
    <Stack gap={5}>
      <SectionHeading level={1}>{list.name}</SectionHeading>
      <Text tone="muted">Prices and availability are for you, as of now.</Text>
      {renderActions?.(
        list.items.filter(isBuyable).map(({ itemId, qty }) => ({ itemId, qty })),
        pagination.pages <= 1,
      )}
      {list.items.length === 0 ? (
        <EmptyState title={texts.noItems} level={2} />
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
