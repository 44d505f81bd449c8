import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectCategories, selectResults } from '@foolscap/catalog/state';
import { Link } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { getCategory, getSearchQuery } from '../../routing/search-query.ts';
import { useShop } from '../../shell/shop-context.ts';
import { recommendationsFeature } from '../recommendations/feature.ts';
import { SponsoredShelf } from '../recommendations/SponsoredShelf.tsx';
import { useHasSponsored } from '../recommendations/use-has-sponsored.ts';
import { requestResults, ResultsList } from './ResultsList.tsx';
import { RESULTS_SCREEN_MESSAGES } from './results-messages.ts';
import styles from './ResultsScreen.module.scss';
import { compareFeature } from '../compare/feature.ts';

const { resultPages: texts } = RESULTS_SCREEN_MESSAGES;

export const features = [compareFeature, recommendationsFeature];

const LIST = 'search';

const getFixed = (category: string | undefined) =>
  category === undefined ? {} : { category: getCategory(category) };

/** Returns the actions that load the results of a search, or of a department with its filters. */
export const load: FeatureExports['load'] = ({ params, search, store }) => [
  requestResults(LIST, { ...getSearchQuery(search, store), ...getFixed(params.category) }),
];

/** A category or search results, determined by the URL. */
export default function ResultsScreen() {
  const { search } = useLocation();
  const { category } = useRouteParams();
  const categories = useSelector(selectCategories);
  const total = useSelector(selectResults).load.value?.totalItems ?? 0;
  const { store } = useShop();
  const showsSponsored = useHasSponsored() && total > 0;
  const query = getSearchQuery(new URLSearchParams(search), store?.storeNumber);
  const fixed = getFixed(category);
  return (
    <ResultsList
      list={LIST}
      query={query}
      fixed={fixed}
      describe={(data) => ({
        ...(data.hasPrinterSupplies && {
          description: (
            <>
              {data.query ? '' : data.category?.description} <Link href="/ink-toner">{texts.findInk}</Link>
            </>
          ),
        }),
        subcategories: (categories.value ?? []).filter(
          ({ parentId, count }) => parentId !== undefined && parentId === category && count > 0,
        ),
      })}
      className={showsSponsored ? styles.tall : undefined}
      renderEnd={({ items }, isStale) =>
        showsSponsored && <SponsoredShelf query={{ ...query, ...fixed }} shown={items} isStale={isStale} />
      }
    />
  );
}
