import type { FormEvent, ReactNode } from 'react';
import { Button, Checkbox, TextField } from '@foolscap/ui/components';
import type { SearchData, SearchQuery } from '../../contract/index.ts';
import styles from './Facets.module.scss';

export interface FacetsProps {
  facets: SearchData['facets'];
  query: SearchQuery;
  /** The address of the list; the form goes there without script. */
  action: string;
  /** A choice was made. Absent parameters are choices taken back. */
  onChange?: (query: SearchQuery) => void;
}

/** Narrows a list down. A plain form: without script it has a button, with script each choice counts at once. */
export function Facets({ facets, query, action, onChange }: FacetsProps) {
  const apply = (form: HTMLFormElement) => onChange?.(queryOf(new FormData(form), query));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChange) return;
    event.preventDefault();
    apply(event.currentTarget);
  };
  const inStock = facets.inStock[0];
  return (
    <form className={styles.facets} method="get" action={action} aria-label="Narrow down" onSubmit={submit}>
      {query.q !== undefined && <input type="hidden" name="q" value={query.q} />}
      {query.sort !== undefined && <input type="hidden" name="sort" value={query.sort} />}
      {inStock && (
        <Group title="Availability">
          <Checkbox
            name="inStock"
            value="true"
            label={<Counted label="In stock" count={inStock.count} />}
            checked={inStock.selected}
            onChange={(event) => apply(event.currentTarget.form!)}
          />
        </Group>
      )}
      {facets.brand.length > 0 && (
        <Group title="Brand">
          {facets.brand.map(({ value, count, selected }) => (
            <Checkbox
              key={value}
              name="brand"
              value={value}
              label={<Counted label={value} count={count} />}
              checked={selected}
              onChange={(event) => apply(event.currentTarget.form!)}
            />
          ))}
        </Group>
      )}
      {facets.price && (
        <Group title="Price">
          <div className={styles.prices} key={`${query.minPrice}-${query.maxPrice}`}>
            <TextField
              label="From ($)"
              name="minPrice"
              inputMode="decimal"
              defaultValue={query.minPrice ?? ''}
              placeholder={String(Math.floor(facets.price.min))}
            />
            <TextField
              label="To ($)"
              name="maxPrice"
              inputMode="decimal"
              defaultValue={query.maxPrice ?? ''}
              placeholder={String(Math.ceil(facets.price.max))}
            />
          </div>
          <Button type="submit" size="small">
            Apply price
          </Button>
        </Group>
      )}
      <noscript>
        <Button type="submit">Show results</Button>
      </noscript>
    </form>
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

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <span className={styles.count}>({count})</span>
    </>
  );
}

/** The choices of the form; the page starts over, words and order stay. */
function queryOf(form: FormData, query: SearchQuery): SearchQuery {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const price = (name: string) => /^[0-9]{1,7}(\.[0-9]{1,2})?$/.exec(text(name).replace('$', ''))?.[0];
  const brand = form.getAll('brand').filter((value): value is string => typeof value === 'string');
  const minPrice = price('minPrice');
  const maxPrice = price('maxPrice');
  return {
    ...(query.q === undefined ? {} : { q: query.q }),
    ...(query.sort === undefined ? {} : { sort: query.sort }),
    ...(brand.length ? { brand } : {}),
    ...(form.get('inStock') ? { inStock: 'true' as const } : {}),
    ...(minPrice ? { minPrice } : {}),
    ...(maxPrice ? { maxPrice } : {}),
  };
}
