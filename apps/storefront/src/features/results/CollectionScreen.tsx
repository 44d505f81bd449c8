import { useLocation } from 'react-router';
import type { SearchQuery } from '@foolscap/catalog/contract';
import { ButtonLink, EmptyState } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useRouteParams } from '../../routing/route-params.ts';
import { getSearchQuery } from '../../routing/search-query.ts';
import { useShop } from '../../shell/shop-context.ts';
import { compareFeature } from '../compare/feature.ts';
import { COLLECTION_MESSAGES } from './collection-messages.ts';
import { getCollection, type Collection } from './collections.ts';
import { requestResults, ResultsList, type ResultsListProps } from './ResultsList.tsx';

const { collections: texts } = COLLECTION_MESSAGES;

export const features = [compareFeature];

/** Reads the filters in the URL. A text belongs to a search, and a brand's page has no other brands. */
function getQuery({ sort, fixed }: Collection, search: URLSearchParams, store?: string): SearchQuery {
  const { q: _q, brand, ...query } = getSearchQuery(search, store);
  return {
    sort,
    ...query,
    ...(query.sort === 'relevance' ? { sort } : {}),
    ...(brand && !fixed.brandSlug ? { brand } : {}),
  };
}

export const load: FeatureExports['load'] = ({ pathname, params, search, store }) => {
  const collection = getCollection(pathname, params);
  return [requestResults(collection.path, { ...getQuery(collection, search, store), ...collection.fixed })];
};

/** The page of a collection: its products by department, with facets. */
export default function CollectionScreen() {
  const { pathname, search } = useLocation();
  const { store } = useShop();
  const collection = getCollection(pathname, useRouteParams());
  const { path, fixed, title, description = '', empty } = collection;
  const query = getQuery(collection, new URLSearchParams(search), store?.storeNumber);
  const describe: ResultsListProps['describe'] = ({ brand, category, facets }, hrefFor) => {
    const name = title ?? brand?.name ?? '';
    const { page: _page, ...first } = query;
    return {
      title: category ? texts.inDepartment(name, category.name) : name,
      description,
      trail: [
        { label: texts.home, href: '/' },
        ...(brand ? [{ label: texts.brands, href: '/brands' }] : []),
        ...(category ? [{ label: name, href: path }, { label: category.name }] : [{ label: name }]),
      ],
      subcategories: (facets.department ?? []).map(({ value, ...department }) => ({
        ...department,
        id: value,
        url: hrefFor({ ...first, category: value }),
      })),
      ...(empty && {
        empty: (
          <EmptyState
            title={empty.title}
            actions={
              <ButtonLink href={empty.href} variant="primary">
                {empty.link}
              </ButtonLink>
            }
          >
            {empty.text}
          </EmptyState>
        ),
      }),
    };
  };
  return <ResultsList list={path} query={query} fixed={fixed} describe={describe} />;
}
