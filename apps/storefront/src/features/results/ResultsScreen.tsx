import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { selectMayCollect } from '@foolscap/account/state';
import { searchParams } from '@foolscap/catalog/client';
import type { SearchQuery } from '@foolscap/catalog/contract';
import { catalogActions, selectCategories, selectResults } from '@foolscap/catalog/state';
import { Results } from '@foolscap/catalog/ui';
import { TileGridSkeleton } from '@foolscap/tiles/ui';
import { Container } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { getResultsPath, getResultsView } from '../../routing/results-view.ts';
import { getAddress, getCategory, getSearchQuery } from '../../routing/search-query.ts';
import { useShop } from '../../shell/shop-context.ts';
import { CompareBox } from '../compare/CompareBox.tsx';
import { CompareSection } from '../compare/CompareSection.tsx';
import { ResultsViews } from './ResultsViews.tsx';
import { recommendationsFeature } from '../recommendations/feature.ts';
import { SponsoredShelf } from '../recommendations/SponsoredShelf.tsx';
import { ListTiles } from '../tiles/ListTiles.tsx';
import { useHasSponsored } from '../recommendations/use-has-sponsored.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import styles from './ResultsScreen.module.scss';
import { compareFeature } from '../compare/feature.ts';
import NotFoundScreen from '../../shell/NotFoundScreen.tsx';
import NoResults from './NoResults.tsx';

export const features = [compareFeature, recommendationsFeature];

/** Returns the actions that load the results of a search, or of a department with its filters. */
export const load: FeatureExports['load'] = ({ params, search, store }) => {
  const query = {
    ...getSearchQuery(search, store),
    ...(params.category === undefined ? {} : { category: getCategory(params.category) }),
  };
  return [catalogActions.resultsRequested(`search?${searchParams(query)}`, query)];
};

/** A category or search results, determined by the URL. */
export default function ResultsScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { key, load } = useSelector(selectResults);
  const categories = useSelector(selectCategories);
  const { store } = useShop();
  const hasSponsored = useHasSponsored();
  const mayCollect = useSelector(selectMayCollect);
  const query = getSearchQuery(new URLSearchParams(search), store?.storeNumber);
  const category = /^\/c\/([^/]+)/.exec(pathname)?.[1];
  const full: SearchQuery = category ? { ...query, category: decodeURIComponent(category) } : query;

  const wanted = `search?${searchParams(full)}`;
  // The URL changes before its results are requested.
  const isStale = load.phase !== 'ready' || key !== wanted;

  if (load.phase === 'failed' && load.failure.status === 404) return <NotFoundScreen />;

  const layout = getResultsView(new URLSearchParams(search));
  const Shown = layout === 'list' ? ListTiles : Tiles;
  const hrefFor = (next: SearchQuery, view = layout) => getResultsPath(pathname, getAddress(next), view);
  // Results of another list must not be shown under this one's title.
  const data =
    key.startsWith('search') && (load.value?.category?.id ?? undefined) === full.category
      ? load.value
      : undefined;
  const showsSponsored = hasSponsored && data !== undefined && data.totalItems > 0;
  return (
    <Container {...(showsSponsored && { className: styles.tall })}>
      <Results
        {...(data ? { data } : {})}
        query={query}
        storeName={query.store === store?.storeNumber ? store?.name : query.store && `store ${query.store}`}
        storesHref={mayCollect ? `/stores?${new URLSearchParams({ back: pathname + search })}` : undefined}
        loading={load.phase === 'loading'}
        failed={load.phase === 'failed'}
        action={pathname}
        hrefFor={(next) => hrefFor(next)}
        onQueryChange={(next) => void navigate(hrefFor(next), { preventScrollReset: true })}
        onRetry={() => dispatch(catalogActions.resultsRequested(wanted, full))}
        tiles={
          data && (
            <>
              <Shown
                items={data.items}
                label="Products"
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
        subcategories={(categories.value ?? []).filter(
          ({ parentId, count }) => parentId !== undefined && parentId === category && count > 0,
        )}
        elsewhere={<NoResults categories={categories.value ?? []} />}
      />
      {showsSponsored && <SponsoredShelf query={full} shown={data.items} isStale={isStale} />}
    </Container>
  );
}
