import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { selectMayCollect } from '@foolscap/account/state';
import { searchParams } from '@foolscap/catalog/client';
import type { SearchData, SearchQuery } from '@foolscap/catalog/contract';
import { catalogActions, selectResults } from '@foolscap/catalog/state';
import { Results, type ResultsProps } from '@foolscap/catalog/ui';
import { TileGridSkeleton } from '@foolscap/tiles/ui';
import { Container } from '@foolscap/ui/components';
import { getResultsPath, getResultsView } from '../../routing/results-view.ts';
import { getAddress } from '../../routing/search-query.ts';
import { notFound } from '../../shell/not-found.ts';
import { useShop } from '../../shell/shop-context.ts';
import { CompareBox } from '../compare/CompareBox.tsx';
import { CompareSection } from '../compare/CompareSection.tsx';
import { ListTiles } from '../tiles/ListTiles.tsx';
import { Tiles } from '../tiles/Tiles.tsx';
import { noResults } from './no-results.ts';
import { ResultsViews } from './ResultsViews.tsx';
import { RESULTS_SCREEN_MESSAGES } from './results-messages.ts';

const { resultPages: texts } = RESULTS_SCREEN_MESSAGES;

/** Returns the action that loads a list. @param list names the list; results of another one are never shown under its title */
export const requestResults = (list: string, query: SearchQuery) =>
  catalogActions.resultsRequested(`${list}?${searchParams(query)}`, query);

type Texts = Pick<ResultsProps, 'title' | 'description' | 'trail' | 'empty' | 'subcategories'>;

export interface ResultsListProps {
  /** Names the list. */
  list: string;
  /** The filters in the URL. */
  query: SearchQuery;
  /** The filters of the page itself, which are not in the query of its URL. */
  fixed: SearchQuery;
  /** Returns the texts and links of the page. @param hrefFor returns the URL of the list with other filters */
  describe: (data: SearchData, hrefFor: (query: SearchQuery) => string) => Texts;
  /** Renders what follows the list. */
  renderEnd?: (data: SearchData, isStale: boolean) => ReactNode;
  className?: string | undefined;
}

/** A list of products with facets, sort order and pages. */
export function ResultsList({ list, query, fixed, describe, renderEnd, className }: ResultsListProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { key, load } = useSelector(selectResults);
  const { store } = useShop();
  const mayCollect = useSelector(selectMayCollect);
  const full: SearchQuery = { ...query, ...fixed };

  const wanted = requestResults(list, full);
  // The URL changes before its results are requested.
  const isStale = load.phase !== 'ready' || key !== wanted.payload.key;

  if (load.phase === 'failed' && load.failure.status === 404) return <notFound.Screen />;

  const layout = getResultsView(new URLSearchParams(search));
  const Shown = layout === 'list' ? ListTiles : Tiles;
  const hrefFor = (next: SearchQuery, view = layout) => getResultsPath(pathname, getAddress(next), view);
  // Results of another list must not be shown under this one's title.
  const data =
    key.startsWith(`${list}?`) && load.value?.category?.id === full.category ? load.value : undefined;
  return (
    <Container className={className}>
      <Results
        {...(data && { data, ...describe(data, hrefFor) })}
        query={query}
        storeName={query.store === store?.storeNumber ? store?.name : query.store && texts.store(query.store)}
        storesHref={mayCollect ? `/stores?${new URLSearchParams({ back: pathname + search })}` : undefined}
        loading={load.phase === 'loading'}
        failed={load.phase === 'failed'}
        action={pathname}
        hrefFor={(next) => hrefFor(next)}
        onQueryChange={(next) => void navigate(hrefFor(next), { preventScrollReset: true })}
        onRetry={() => dispatch(wanted)}
        tiles={
          data && (
            <>
              <Shown
                items={data.items}
                label={texts.products}
                eager={4}
                headingLevel={2}
                isStale={isStale}
                renderCompare={(item) => <CompareBox item={item} />}
              />
              <CompareSection />
            </>
          )
        }
        skeleton={<TileGridSkeleton count={12} layout={layout} compares />}
        fields={layout === 'list' && <input type="hidden" name="view" value="list" />}
        views={<ResultsViews view={layout} hrefFor={(view) => hrefFor(query, view)} />}
        elsewhere={<noResults.Screen />}
      />
      {data && renderEnd?.(data, isStale)}
    </Container>
  );
}
