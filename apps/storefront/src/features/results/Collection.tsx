import type { SearchQuery } from '@foolscap/catalog/contract';
import { ButtonLink, EmptyState, type BreadcrumbItem } from '@foolscap/ui/components';
import { useLocation } from 'react-router';
import type { PageAddress } from '../../routing/page-address.ts';
import { getSearchQuery } from '../../routing/search-query.ts';
import { useShop } from '../../shell/shop-context.ts';
import { requestResults, ResultsList, type ResultsListProps } from './ResultsList.tsx';

/** A list of products that is neither a search nor a department: the deals, the new arrivals, or the products of a brand. */
export interface CollectionPage {
  /** Path of the page. */
  path: string;
  /** The filters that make up the list. */
  fixed: SearchQuery;
  /** Order without a choice of the shopper. */
  sort: NonNullable<SearchQuery['sort']>;
}

/** Reads the filters in the URL. A text belongs to a search, and a brand's page has no other brands. */
function getQuery({ sort, fixed }: CollectionPage, search: URLSearchParams, store?: string): SearchQuery {
  const { q: _q, brand, ...query } = getSearchQuery(search, store);
  return {
    sort,
    ...query,
    ...(query.sort === 'relevance' ? { sort } : {}),
    ...(brand && !fixed.brandSlug ? { brand } : {}),
  };
}

export const loadCollection = (page: CollectionPage, { search, store }: PageAddress) => [
  requestResults(page.path, { ...getQuery(page, search, store), ...page.fixed }),
];

export interface CollectionProps {
  page: CollectionPage;
  /** Heading; by default the name of the results' brand. */
  title?: string;
  description?: string;
  /** Pages between the home page and this one. */
  parents?: readonly BreadcrumbItem[];
  /** The empty state's title, text and link to another page. */
  empty?: { title: string; text: string; href: string; link: string };
}

/** The page of a collection: its products by department, with facets. */
export function Collection({ page, title, description, parents = [], empty }: CollectionProps) {
  const { search } = useLocation();
  const { store } = useShop();
  const query = getQuery(page, new URLSearchParams(search), store?.storeNumber);
  const describe: ResultsListProps['describe'] = ({ brand, category, facets }, hrefFor) => {
    const name = title ?? brand?.name ?? '';
    const { page: _page, ...first } = query;
    return {
      title: category ? `${name}: ${category.name}` : name,
      description: description ?? '',
      trail: [
        { label: 'Home', href: '/' },
        ...parents,
        ...(category ? [{ label: name, href: page.path }, { label: category.name }] : [{ label: name }]),
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
  return <ResultsList list={page.path} query={query} fixed={page.fixed} describe={describe} />;
}
