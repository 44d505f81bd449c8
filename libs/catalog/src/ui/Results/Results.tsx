import type { ReactNode } from 'react';
import {
  Alert,
  Breadcrumb,
  Button,
  EmptyState,
  Pagination,
  Select,
  SectionHeading,
  VisuallyHidden,
} from '@foolscap/ui/components';
import type { SearchData, SearchQuery } from '../../contract/index.ts';
import type { Sort } from '../../model/index.ts';
import { Facets } from '../Facets/Facets.tsx';
import styles from './Results.module.scss';

export interface ResultsProps {
  /** Absent while the first results are on their way. */
  data?: SearchData;
  query: SearchQuery;
  /** A newer list is on its way; this one stays, dimmed. */
  loading?: boolean;
  failed?: boolean;
  /** The address of the list, without parameters. */
  action: string;
  hrefFor: (query: SearchQuery) => string;
  onQueryChange?: (query: SearchQuery) => void;
  onRetry?: () => void;
  /** The tiles; the application fills it with the tiles' own. */
  tiles: ReactNode;
  skeleton: ReactNode;
  /** Where else to look when nothing was found. */
  elsewhere?: ReactNode;
}

const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Best match',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
  newest: 'Newest',
};

/** A list of products: what was found, how to narrow it down, how to order it. */
export function Results({
  data,
  query,
  loading = false,
  failed = false,
  action,
  hrefFor,
  onQueryChange,
  onRetry,
  tiles,
  skeleton,
  elsewhere,
}: ResultsProps) {
  if (failed) {
    return (
      <Alert kind="failure" live="assertive" actions={<Button onClick={onRetry}>Try again</Button>}>
        We couldn’t get these products. Check your connection and try again.
      </Alert>
    );
  }
  if (!data) {
    return (
      <div className={styles.results} aria-busy="true">
        <VisuallyHidden>
          <p role="status">Getting products</p>
        </VisuallyHidden>
        <div className={styles.list}>{skeleton}</div>
      </div>
    );
  }

  const narrowed = Boolean(query.brand ?? query.inStock ?? query.minPrice ?? query.maxPrice);
  const title = data.category?.name ?? (data.query ? `“${data.query}”` : 'All products');
  const found = `${data.totalItems.toLocaleString('en-US')} ${data.totalItems === 1 ? 'product' : 'products'}`;

  return (
    <div className={styles.page}>
      {data.category && (
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            ...data.breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
          ]}
        />
      )}
      <header className={styles.header}>
        <SectionHeading level={1} note={found}>
          {title}
        </SectionHeading>
        {data.category?.description && <p className={styles.description}>{data.category.description}</p>}
        {data.matchedBy === 'ANY' && data.totalItems > 0 && (
          <Alert kind="info">Nothing has all of these words. These have some of them.</Alert>
        )}
        {data.matchedBy === 'SIMILAR' && data.totalItems > 0 && (
          <Alert kind="info">Nothing is called exactly that. These are spelled much like it.</Alert>
        )}
      </header>

      {data.totalItems === 0 && !narrowed ? (
        <EmptyState
          title={data.query ? `Nothing found for “${data.query}”` : 'Nothing here yet'}
          actions={elsewhere}
        >
          Check the spelling, or try fewer or more general words.
        </EmptyState>
      ) : (
        <div className={styles.results} aria-busy={loading} data-loading={loading}>
          <details className={styles.narrow} open={narrowed || undefined}>
            <summary className={styles.summary}>Narrow down</summary>
            <Facets
              facets={data.facets}
              query={query}
              action={action}
              {...(onQueryChange ? { onChange: onQueryChange } : {})}
            />
          </details>
          <div className={styles.aside}>
            <Facets
              facets={data.facets}
              query={query}
              action={action}
              {...(onQueryChange ? { onChange: onQueryChange } : {})}
            />
          </div>
          <div className={styles.list}>
            <form className={styles.sort} method="get" action={action}>
              {Object.entries(query).map(([name, value]) =>
                name === 'sort' || name === 'page' || value === undefined
                  ? null
                  : (Array.isArray(value) ? value : [value]).map((one) => (
                      <input key={`${name}-${one}`} type="hidden" name={name} value={one} />
                    )),
              )}
              <Select
                label="Sort by"
                name="sort"
                width="medium"
                value={data.sort}
                options={Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))}
                onChange={(event) => {
                  const { page: _, ...rest } = query;
                  onQueryChange?.({ ...rest, sort: event.target.value as Sort });
                }}
              />
              <noscript>
                <Button type="submit" size="small">
                  Sort
                </Button>
              </noscript>
            </form>
            {data.totalItems === 0 ? (
              <EmptyState
                title="No product fits all of these choices"
                actions={
                  <Button onClick={() => onQueryChange?.(query.q === undefined ? {} : { q: query.q })}>
                    Clear choices
                  </Button>
                }
              >
                Take some of them back.
              </EmptyState>
            ) : (
              tiles
            )}
            {data.totalPages > 1 && (
              <Pagination
                page={data.page}
                pages={data.totalPages}
                hrefFor={(page) => hrefFor({ ...query, page: String(page) })}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
