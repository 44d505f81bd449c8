import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Stack, useAnnounce, useMessages } from '@foolscap/ui/components';
import type { FoundListItem } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import { itemSearchActions, selectItemSearch } from '../state/index.ts';
import { FoundItems, ItemSearchForm } from '../ui/index.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { ITEM_SEARCH_MESSAGES } from '../model/item-search-messages.ts';

export interface ItemSearchProps {
  /** The text of the URL; empty without a search. */
  text: string;
  /** The page of the URL, from 1. */
  page?: number;
  /** The form action before hydration; the field is named `find`. */
  action: string;
  /** More parameters of that path, by name. */
  parameters?: Readonly<Record<string, string>>;
  /** Returns the URL of a search, or without a text the URL of the page. */
  hrefFor: (text: string, page?: number) => string;
  /** Navigates to a search, as a link to its URL would. */
  onSearch: (text: string) => void;
  /** Returns the URL of a list. */
  hrefForList: (listId: string) => string;
  /** Renders a found item, for an application with tiles. */
  renderItem?: (item: FoundListItem) => ReactNode;
}

/** Finds items on all lists: the form, and the results of the text in the URL (storefront-7.18). */
export function ItemSearch({
  text,
  page = 1,
  action,
  parameters,
  hrefFor,
  onSearch,
  hrefForList,
  renderItem,
}: ItemSearchProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { itemSearch: texts } = useMessages('lists', ITEM_SEARCH_MESSAGES);
  const { query, found } = useSelector(selectItemSearch);
  const isRequested = query?.text === text && query.page === page;
  useEffect(() => {
    if (text && !isRequested) dispatch(itemSearchActions.itemSearchRequested({ text, page }));
    if (!text && query) dispatch(itemSearchActions.itemSearchClosed());
  }, [dispatch, isRequested, page, query, text]);

  const isReady = isRequested && found.phase === 'ready';
  const count = isReady ? found.value.metadata.totalItems : undefined;
  // The results for the page's initial search are loaded with the page.
  const announced = useRef(isReady ? `${page} ${text}` : undefined);
  useEffect(() => {
    if (count === undefined) {
      announced.current = undefined;
      return;
    }
    const search = `${page} ${text}`;
    if (announced.current === search) return;
    announced.current = search;
    announce(count === 0 ? texts.none(text) : texts.found({ count, text }));
  }, [announce, count, page, text, texts]);

  const search = () => dispatch(itemSearchActions.itemSearchRequested({ text, page }));
  const isLoading = text !== '' && (found.phase === 'loading' || !isRequested);
  return (
    <Stack gap={5}>
      <ItemSearchForm
        text={text}
        action={action}
        {...(parameters && { parameters })}
        busy={isLoading}
        clearHref={hrefFor('')}
        onSearch={(typed) => (typed === text && page === 1 ? search() : onSearch(typed))}
      />
      {text && (
        <FoundItems
          text={text}
          found={query?.text === text ? found.value : undefined}
          loading={isLoading}
          error={
            isRequested && found.phase === 'failed' ? listErrorMessage(found.failure, errors) : undefined
          }
          onRetry={search}
          hrefForList={hrefForList}
          renderItem={renderItem}
          hrefForPage={(number) => hrefFor(text, number)}
        />
      )}
    </Stack>
  );
}
