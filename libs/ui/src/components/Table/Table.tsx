/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- CSS that shows a table as cards removes its implicit roles in browsers, so they are explicit */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { UI_MESSAGES } from '../ui-messages.ts';
import styles from './Table.module.scss';

const { ui: texts } = UI_MESSAGES;

export type SortDirection = 'ascending' | 'descending';

/** The column that a table is sorted by, and the direction. */
export interface TableSort {
  /** `id` of the column. */
  readonly column: string;
  readonly direction: SortDirection;
}

/** A column of a table. */
export interface TableColumn<Row> {
  /** Unique key of the column; never shown. */
  readonly id: string;
  /** Header of the column, and label of its cells in cards. */
  readonly header: ReactNode;
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and prices. */
  readonly align?: 'start' | 'end' | undefined;
  /** Makes the cell the header of its row, and the title of its card. At most one column. */
  readonly rowHeader?: boolean | undefined;
  /** Makes the header sortable. */
  readonly sortable?: boolean | undefined;
}

export interface TableProps<Row> {
  /** Title of the table; its accessible name. */
  readonly caption: ReactNode;
  /** Hides the caption visually. */
  readonly hideCaption?: boolean;
  /** The columns in order. */
  readonly columns: readonly TableColumn<Row>[];
  /** Data of the rows in order. */
  readonly rows: readonly Row[];
  /** Returns the unique key of a row. */
  readonly rowKey: (row: Row) => string;
  /** Current sorting. The rows are already sorted; the table only indicates it. */
  readonly sort?: TableSort | undefined;
  /** Called when a sortable header is clicked. */
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** Returns the URL of a sorting: headers become links, which work without JavaScript. */
  readonly sortHref?: ((sort: TableSort) => string) | undefined;
  /** The rows are loading. Existing rows stay; without rows placeholders are shown. */
  readonly loading?: boolean;
  /** Number of placeholder rows while loading. */
  readonly loadingRows?: number;
  /** Shown instead of the rows if there are none. */
  readonly empty?: ReactNode;
  /** Additional class name of the root element. */
  readonly className?: string | undefined;
}

/**
 * A data table. Up to 600 px wide each row becomes a card with labeled cells; screen readers get the same table at
 * every width.
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
  empty = texts.nothing,
  className,
}: TableProps<Row>) {
  const sorts = columns.some((column) => column.sortable === true);
  // A placeholder row has no name yet.
  const cell = (column: TableColumn<Row>, content: ReactNode, kept = false) => {
    const inner = (
      <>
        {/* Screen readers already read the column header. */}
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
