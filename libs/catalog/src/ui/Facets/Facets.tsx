import { useId, type FormEvent, type ReactNode } from 'react';
import {
  Button,
  Checkbox,
  classNames,
  Link,
  Rating,
  TextField,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { SearchData, SearchQuery } from '../../contract/index.ts';
import { COLOR_FAMILIES } from '../../model/colors.ts';
import { readPrice } from '../../model/read-price.ts';
import { RESULTS_MESSAGES } from '../Results/results-messages.ts';
import { priceRangeLabel, withFilters } from './filters.ts';
import styles from './Facets.module.scss';

/** Number of facet values shown initially; the rest are behind a disclosure. */
const INITIAL_VALUES = 7;

export interface FacetsProps {
  /** The filters with the number of products of each value. */
  facets: SearchData['facets'];
  /** The current search; its filters are checked. */
  query: SearchQuery;
  /** URL of the list, and the form action without JavaScript. */
  action: string;
  /** Returns the URL of the list for a search. */
  hrefFor: (query: SearchQuery) => string;
  /** Name of the shopper's store, for the pickup filter. */
  storeName?: string | undefined;
  /** URL of the store finder, linked when no store is chosen. */
  storesHref?: string | undefined;
  /** Hidden fields of the form: parameters of the page that are no filters, such as its view. */
  fields?: ReactNode;
  /** Called with the new query. Absent parameters are removed filters. */
  onChange?: (query: SearchQuery) => void;
}

/** Filters of a product list. A plain form: without JavaScript it has a submit button, with it each change applies immediately. */
export function Facets({
  facets,
  query,
  action,
  hrefFor,
  storeName,
  storesHref,
  fields,
  onChange,
}: FacetsProps) {
  const { results: texts } = useMessages('catalog', RESULTS_MESSAGES);
  const apply = (form: HTMLFormElement) => onChange?.(getQuery(new FormData(form), query));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChange) return;
    event.preventDefault();
    apply(event.currentTarget);
  };
  const box = (name: string, value: string, checked: boolean, label: ReactNode) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={label}
      checked={checked}
      onChange={(event) => apply(event.currentTarget.form!)}
    />
  );
  const inStock = facets.inStock[0];
  const pickup = facets.pickup[0];
  return (
    <form className={styles.facets} method="get" action={action} aria-label={texts.filter} onSubmit={submit}>
      {kept(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields}
      {query.q !== undefined && facets.category.length > 1 && (
        <Group title={texts.category}>
          <ul className={styles.links}>
            {facets.category.slice(0, INITIAL_VALUES).map(({ value, name, count }) => (
              <li key={value}>
                <Link
                  href={hrefFor(withFilters(query, { category: value }))}
                  variant="quiet"
                  className={styles.link}
                >
                  <LabelWithCount label={name} count={count} />
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {inStock && (
        <Group title={texts.availability}>
          {box(
            'inStock',
            'true',
            inStock.selected,
            <LabelWithCount label={texts.inStock} count={inStock.count} />,
          )}
          {!pickup && storesHref !== undefined && (
            <Link href={storesHref} className={styles.choose}>
              {texts.chooseStore}
            </Link>
          )}
          {pickup && (
            <>
              <input type="hidden" name="store" value={pickup.value} />
              {box(
                'pickup',
                'true',
                pickup.selected,
                <LabelWithCount label={texts.pickupAt(storeName)} count={pickup.count} />,
              )}
            </>
          )}
        </Group>
      )}
      {facets.priceRange.length > 0 && (
        <Group title={texts.price}>
          <ul className={styles.links}>
            {facets.priceRange.map(({ min, max, count, selected }) => (
              <li key={min ?? 0}>
                <Link
                  href={hrefFor(
                    withFilters(query, {
                      minPrice: selected || min === undefined ? undefined : String(min),
                      maxPrice: selected || max === undefined ? undefined : String(max),
                    }),
                  )}
                  variant="quiet"
                  aria-current={selected ? 'true' : undefined}
                  className={classNames(styles.link, selected && styles.selected)}
                >
                  <LabelWithCount label={priceRangeLabel(min, max, texts)} count={count} />
                </Link>
              </li>
            ))}
          </ul>
          {facets.price && (
            <div className={styles.prices} key={`${query.minPrice}-${query.maxPrice}`}>
              <TextField
                label={texts.from}
                name="minPrice"
                inputMode="decimal"
                defaultValue={query.minPrice ?? ''}
                placeholder={String(Math.floor(facets.price.min))}
              />
              <TextField
                label={texts.to}
                name="maxPrice"
                inputMode="decimal"
                defaultValue={query.maxPrice ?? ''}
                placeholder={String(Math.ceil(facets.price.max))}
              />
              <Button type="submit" size="small">
                {texts.applyPrice}
              </Button>
            </div>
          )}
        </Group>
      )}
      {facets.brand.length > 0 && (
        <Group title={texts.brand}>
          <CollapsibleValues
            items={facets.brand}
            isKept={({ selected }) => selected}
            render={({ value, count, selected }) =>
              box('brand', value, selected, <LabelWithCount label={value} count={count} />)
            }
          />
        </Group>
      )}
      {facets.color.length > 0 && (
        <Group title={texts.color}>
          <CollapsibleValues
            items={facets.color}
            isKept={({ selected }) => selected}
            render={({ value, count, selected }) =>
              box('color', value, selected, <LabelWithCount label={<Color name={value} />} count={count} />)
            }
          />
        </Group>
      )}
      {facets.rating.length > 0 && (
        <Group title={texts.reviews}>
          <ul className={styles.links}>
            {facets.rating.map(({ value, count, selected }) => (
              <li key={value}>
                <Link
                  href={hrefFor(withFilters(query, { rating: selected ? undefined : value }))}
                  variant="quiet"
                  aria-current={selected ? 'true' : undefined}
                  className={classNames(styles.link, selected && styles.selected)}
                >
                  <LabelWithCount
                    label={
                      <span className={styles.stars}>
                        <Rating value={Number(value)} /> {texts.andUp}
                      </span>
                    }
                    count={count}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      )}
      <noscript>
        <Button type="submit">{texts.showResults}</Button>
      </noscript>
    </form>
  );
}

/** Shows the first values and the selected ones; the others are behind a disclosure. */
function CollapsibleValues<T extends { value: string }>({
  items,
  isKept,
  render,
}: {
  items: readonly T[];
  isKept: (item: T) => boolean;
  render: (item: T) => ReactNode;
}) {
  const { results: texts } = useMessages('catalog', RESULTS_MESSAGES);
  const first = items.filter((item, index) => index < INITIAL_VALUES || isKept(item));
  const rest = items.filter((item) => !first.includes(item));
  return (
    <>
      {first.map(render)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{texts.more(rest.length)}</summary>
          <div className={styles.restValues}>{rest.map(render)}</div>
        </details>
      )}
    </>
  );
}

function Color({ name }: { name: string }) {
  const id = useId();
  const color = COLOR_FAMILIES[name];
  return (
    <span className={styles.color}>
      <svg viewBox="0 0 16 16" className={styles.swatch} aria-hidden="true">
        {color === undefined ? (
          <>
            <linearGradient id={id}>
              {['Red', 'Yellow', 'Green', 'Blue'].map((each, place) => (
                <stop key={each} offset={`${place * 33}%`} stopColor={COLOR_FAMILIES[each]} />
              ))}
            </linearGradient>
            <circle cx="8" cy="8" r="7" fill={`url(#${id})`} className={styles.rim} />
          </>
        ) : (
          <circle cx="8" cy="8" r="7" fill={color} className={styles.rim} />
        )}
      </svg>
      {name}
    </span>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

function LabelWithCount({ label, count }: { label: ReactNode; count: number }) {
  return (
    <>
      {label} <span className={styles.count}>({count.toLocaleString(useLocale())})</span>
    </>
  );
}

/** Returns the parameters that the form has no fields for and must keep. */
function kept(query: SearchQuery): [string, string][] {
  const { q, sort, rating, category } = query;
  return Object.entries({ q, category, sort, rating }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
}

/** Reads the query from the form; resets the page, keeps search words and sort order. */
function getQuery(form: FormData, query: SearchQuery): SearchQuery {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const all = (name: string) =>
    form.getAll(name).filter((value): value is string => typeof value === 'string');
  return withFilters(query, {
    brand: all('brand'),
    color: all('color'),
    inStock: form.get('inStock') ? 'true' : undefined,
    pickup: form.get('pickup') ? 'true' : undefined,
    store: form.get('pickup') ? text('store') : undefined,
    minPrice: readPrice(text('minPrice')),
    maxPrice: readPrice(text('maxPrice')),
  });
}
