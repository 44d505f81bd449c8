import { type MouseEvent, type ReactNode, useId } from 'react';
import {
  Alert,
  Breadcrumb,
  type BreadcrumbItem,
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  Link,
  PlainLink,
  Select,
  SectionHeading,
  Skeleton,
  SkeletonText,
  VisuallyHidden,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { Category, SearchData, SearchQuery } from '../../contract/index.ts';
import type { Sort } from '../../model/index.ts';
import { appliedFilters, hasFilters, withFilters, withoutFilters } from '../Facets/filters.ts';
import ResultPages from './ResultPages.tsx';
import { Facets } from '../Facets/Facets.tsx';
import { CATALOG_MESSAGES } from '../../model/messages.ts';
import { RESULTS_MESSAGES } from './results-messages.ts';
import styles from './Results.module.scss';

export interface ResultsProps {
  /** Absent while the first results load. */
  data?: SearchData;
  /** The current search with filters, sort order and page. */
  query: SearchQuery;
  /** A newer list is loading; this one stays, dimmed. */
  loading?: boolean;
  /** The list could not be loaded; a button tries again. */
  failed?: boolean;
  /** URL of the list, without parameters. */
  action: string;
  /** Returns the URL of the list for a search. */
  hrefFor: (query: SearchQuery) => string;
  /** Called with the new search by filters, sort order and pages. */
  onQueryChange?: (query: SearchQuery) => void;
  /** Called by the button "Try again" after a failure. */
  onRetry?: () => void;
  /** Slot for the tiles, which are another domain's component. */
  tiles: ReactNode;
  /** Slot next to the sort order, in its form: the switch between the views of the list. */
  views?: ReactNode;
  /** Hidden fields of the forms of filters and sort order: parameters of the page that are not part of the search, such as its view. */
  fields?: ReactNode;
  /** Slot for the skeleton of the tiles while loading. */
  skeleton: ReactNode;
  /** Subcategories of the current category, or the departments of a list. */
  subcategories?: readonly Pick<Category, 'id' | 'name' | 'url' | 'count'>[];
  /** Heading of a list that is neither a search nor a category, such as the deals. */
  title?: string | undefined;
  /** Text below the heading; the category's by default. */
  description?: ReactNode;
  /** Breadcrumbs; those of the category by default. */
  trail?: readonly BreadcrumbItem[] | undefined;
  /** Slot for the empty state of a list without products. */
  empty?: ReactNode;
  /** Name of the shopper's store. */
  storeName?: string | undefined;
  /** URL of the store finder, linked when no store is chosen. */
  storesHref?: string | undefined;
  /** Suggestions shown when there are no results. */
  elsewhere?: ReactNode;
}

/** Closes the filters on a phone and moves focus to the list. Without JavaScript, the link jumps to the list. */
function showList(event: MouseEvent<HTMLElement>, list: string): void {
  event.preventDefault();
  event.currentTarget.closest('details')?.removeAttribute('open');
  const target = document.getElementById(list);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}

/** A product list with its filters and sort order. */
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
  views,
  fields,
  skeleton,
  subcategories = [],
  title: heading,
  description,
  trail,
  empty,
  storeName,
  storesHref,
  elsewhere,
}: ResultsProps) {
  const messages = useMessages('catalog', CATALOG_MESSAGES);
  const { results: texts } = useMessages('catalog', RESULTS_MESSAGES);
  const locale = useLocale();
  const list = useId();
  if (failed) {
    return (
      <div className={styles.page}>
        <Alert kind="failure" live="assertive" onRetry={onRetry}>
          {texts.failed}
        </Alert>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.page} aria-busy="true">
        <VisuallyHidden>
          <p role="status">{texts.loading}</p>
        </VisuallyHidden>
        <div className={styles.header}>
          <Skeleton shape="heading" width="quarter" />
        </div>
        <div className={styles.results}>
          <div className={styles.aside}>
            <SkeletonText lines={6} />
          </div>
          <div className={styles.list}>{skeleton}</div>
        </div>
      </div>
    );
  }

  const narrowed = hasFilters(query);
  const applied = appliedFilters(query, texts, { storeName, categoryName: data.category?.name });
  // A search query takes precedence over the category as the title, and both over a brand.
  const [brand = texts.all, ...otherBrands] = [query.brand ?? []].flat();
  const name = data.category?.name ?? (otherBrands.length === 0 ? brand : texts.all);
  const title = heading ?? (data.query ? texts.searched(data.query) : name);
  const text = description ?? (data.query ? '' : data.category?.description);
  const crumbs =
    trail ??
    (data.category && !data.query
      ? [
          { label: texts.home, href: '/' },
          ...data.breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
        ]
      : []);
  const found = messages.texts.productCount(data.totalItems);

  return (
    <div className={styles.page}>
      {crumbs.length > 0 && <Breadcrumb items={crumbs} />}
      <header className={styles.header}>
        <SectionHeading level={1} note={found}>
          {title}
        </SectionHeading>
        {text && <p className={styles.description}>{text}</p>}
        {data.matchedBy === 'ANY' && data.totalItems > 0 && (
          <Alert kind="info">
            {data.missingWords ? messages.texts.missingWords(data.missingWords) : messages.texts.someWords}
          </Alert>
        )}
        {data.correctedQuery !== undefined && (
          <Alert kind="info">
            {texts.corrected(data.query)}
            <strong>{texts.correctedTo(data.correctedQuery)}</strong>.
          </Alert>
        )}
        {data.didYouMean !== undefined && (
          <p>
            {texts.didYouMean}{' '}
            <Link href={hrefFor({ q: data.didYouMean })}>
              <strong>{data.didYouMean}</strong>
            </Link>
            ?
          </p>
        )}
        {subcategories.length > 0 && (
          <nav aria-label={texts.categoriesIn(title)}>
            <ul className={styles.shelves}>
              {subcategories.map(({ id, name, url, count }) => (
                <li key={id}>
                  <PlainLink href={url} className={styles.chip}>
                    {name} <span className={styles.count}>{count.toLocaleString(locale)}</span>
                  </PlainLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>

      {data.totalItems === 0 && !narrowed ? (
        <>
          {empty ?? <EmptyState title={data.query ? texts.none : texts.empty}>{texts.emptyHint}</EmptyState>}
          {elsewhere}
        </>
      ) : (
        <div className={styles.results} aria-busy={loading} data-loading={loading}>
          <details className={styles.narrow} open={data.totalItems === 0 || undefined}>
            <summary className={styles.summary}>
              {texts.filter}
              {applied.length > 0 ? ` (${applied.length})` : ''}
            </summary>
            <Facets
              facets={data.facets}
              query={query}
              action={action}
              hrefFor={hrefFor}
              storeName={storeName}
              storesHref={storesHref}
              fields={fields}
              {...(onQueryChange ? { onChange: onQueryChange } : {})}
            />
            {data.totalItems > 0 && (
              <p className={styles.show}>
                <ButtonLink
                  href={`#${list}`}
                  variant="primary"
                  fullWidth
                  onClick={(event) => showList(event, list)}
                >
                  {texts.show(found)}
                </ButtonLink>
              </p>
            )}
          </details>
          <div className={styles.aside}>
            <Facets
              facets={data.facets}
              query={query}
              action={action}
              hrefFor={hrefFor}
              storeName={storeName}
              storesHref={storesHref}
              fields={fields}
              {...(onQueryChange ? { onChange: onQueryChange } : {})}
            />
          </div>
          <div id={list} tabIndex={-1} className={styles.list}>
            <div className={styles.bar}>
              {applied.length > 0 && (
                <ul className={styles.applied} aria-label={texts.applied}>
                  {applied.map(({ label, without }) => (
                    <li key={label}>
                      <PlainLink href={hrefFor(without)} className={styles.chip}>
                        {label} <Icon name="close" size="small" label={texts.remove} />
                      </PlainLink>
                    </li>
                  ))}
                  {applied.length > 1 && (
                    <li>
                      <Link href={hrefFor(withoutFilters(query))}>{texts.clearAll}</Link>
                    </li>
                  )}
                </ul>
              )}
              <form className={styles.sort} method="get" action={action}>
                {fields}
                {Object.entries(query).map(([name, value]) =>
                  name === 'sort' ||
                  name === 'page' ||
                  // Sent only as a filter; otherwise it is the shopper's own store.
                  (name === 'store' && !query.pickup) ||
                  value === undefined
                    ? null
                    : (Array.isArray(value) ? value : [value]).map((one) => (
                        <input key={`${name}-${one}`} type="hidden" name={name} value={one} />
                      )),
                )}
                <Select
                  className={styles.order}
                  label={texts.sortBy}
                  name="sort"
                  width="medium"
                  value={data.sort}
                  options={Object.entries(messages.sort)
                    // Without a query there is no best match.
                    .filter(([value]) => data.query !== '' || value !== 'relevance')
                    .map(([value, label]) => ({ value, label }))}
                  onChange={(event) => {
                    onQueryChange?.(withFilters(query, { sort: event.target.value as Sort }));
                  }}
                />
                <noscript>
                  <Button type="submit" size="small">
                    {texts.sort}
                  </Button>
                </noscript>
                {views}
              </form>
            </div>
            {data.totalItems === 0 ? (
              <EmptyState
                title={texts.noMatch}
                actions={<ButtonLink href={hrefFor(withoutFilters(query))}>{texts.clear}</ButtonLink>}
              >
                {texts.noMatchHint}
              </EmptyState>
            ) : (
              tiles
            )}
            {data.totalPages > 1 && (
              <ResultPages
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
