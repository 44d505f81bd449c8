/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in browsers unless they are said out loud */
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Table.module.scss';

export type SortDirection = 'ascending' | 'descending';

/** By which column a table is sorted. */
export interface TableSort {
  /** `id` of the column. */
  readonly column: string;
  readonly direction: SortDirection;
}

/** One column of a table. */
export interface TableColumn<Row> {
  /** Tells the columns apart; never shown. */
  readonly id: string;
  /** Stands above the column, and beside each of its cells where the table is drawn as cards. */
  readonly header: ReactNode;
  /** What stands in the column's cell of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and prices. */
  readonly align?: 'start' | 'end' | undefined;
  /** Names its row: the first thing that is read out of it, and the title of its card. At most one column. */
  readonly rowHeader?: boolean | undefined;
  /** The header sorts. */
  readonly sortable?: boolean | undefined;
}

export interface TableProps<Row> {
  /** What the table shows; its accessible name. */
  readonly caption: ReactNode;
  /** The caption is for screen readers only. */
  readonly hideCaption?: boolean;
  /** The columns in their order. */
  readonly columns: readonly TableColumn<Row>[];
  /** What the rows are made of, in their order. */
  readonly rows: readonly Row[];
  /** Tells the rows apart. */
  readonly rowKey: (row: Row) => string;
  /** What it is sorted by now. The rows come sorted; the table only shows it. */
  readonly sort?: TableSort | undefined;
  /** Asked for when a sortable header is pressed. */
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** The address that shows the table sorted so: headers become links, which work without script. */
  readonly sortHref?: ((sort: TableSort) => string) | undefined;
  /** The rows are on their way. With none yet, places are kept for them; those that are there stay. */
  readonly loading?: boolean;
  /** For how many rows a place is kept while loading. */
  readonly loadingRows?: number;
  /** Shown in place of rows when there are none. */
  readonly empty?: ReactNode;
  /** Added to the outermost element. */
  readonly className?: string | undefined;
}

/**
 * Rows and columns of facts that are compared. Up to 600 px each row becomes a card with its cells named; screen readers find
 * the same table at every width.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  sortHref,
  loading = false,
  loadingRows = 3,
  empty = 'Nothing to show',
  className,
}: TableProps<Row>) {
  const sorts = columns.some((column) => column.sortable === true);
  // A place that is kept names nothing yet.
  const cell = (column: TableColumn<Row>, content: ReactNode, kept = false) => {
    const inner = (
      <>
        {/* Heard from the column's header already. */}
        {column.rowHeader !== true && (
          <span className={styles.name} aria-hidden>
            {column.header}
          </span>
        )}
        <span className={styles.value}>{content}</span>
      </>
    );
    const look = classNames(styles.cell, column.align === 'end' && styles.end);
    return column.rowHeader === true && !kept ? (
      <th key={column.id} scope="row" role="rowheader" className={classNames(look, styles.title)}>
        {inner}
      </th>
    ) : (
      <td key={column.id} role="cell" className={classNames(look, column.rowHeader === true && styles.title)}>
        {inner}
      </td>
    );
  };
  return (
    <table role="table" aria-busy={loading || undefined} className={classNames(styles.table, className)}>
      <caption className={classNames(styles.caption, hideCaption && styles.hidden)}>{caption}</caption>
      <thead role="rowgroup" className={classNames(styles.head, !sorts && styles.headOnlyWide)}>
        <tr role="row" className={styles.headRow}>
          {columns.map((column) => {
            const direction = sort?.column === column.id ? sort.direction : undefined;
            return (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                aria-sort={direction}
                className={classNames(
                  styles.header,
                  column.align === 'end' && styles.end,
                  column.sortable !== true && styles.unsorted,
                )}
              >
                {column.sortable === true ? (
                  <SortControl {...{ column, direction, onSort, sortHref }} />
                ) : (
                  column.header
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row}>
            {columns.map((column) => cell(column, column.cell(row)))}
          </tr>
        ))}
        {rows.length === 0 &&
          loading &&
          Array.from({ length: loadingRows }, (_, index) => (
            <tr key={index} role="row" className={styles.row}>
              {columns.map((column) => cell(column, <Skeleton className={styles.place} />, true))}
            </tr>
          ))}
        {rows.length === 0 && !loading && (
          <tr role="row" className={styles.row}>
            <td role="cell" colSpan={columns.length} className={styles.empty}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function SortControl<Row>({
  column,
  direction,
  onSort,
  sortHref,
}: {
  readonly column: TableColumn<Row>;
  readonly direction: SortDirection | undefined;
} & Pick<TableProps<Row>, 'onSort' | 'sortHref'>) {
  const next: TableSort = {
    column: column.id,
    direction: direction === 'ascending' ? 'descending' : 'ascending',
  };
  const content = (
    <>
      {column.header}
      <Icon
        name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'}
        size="small"
        className={classNames(styles.arrow, direction === undefined && styles.arrowOff)}
      />
    </>
  );
  if (sortHref)
    return (
      <Link variant="quiet" href={sortHref(next)} className={styles.sort}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={styles.sort} onClick={() => onSort?.(next)}>
      {content}
    </button>
  );
}
