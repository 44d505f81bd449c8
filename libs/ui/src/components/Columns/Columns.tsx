import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import type { LayoutElement } from '../gap.ts';
import styles from './Columns.module.scss';

/** A number of the page's twelve columns. */
export type ColumnSpan = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** `ul` or `ol` if the columns are a list. */
  readonly as?: LayoutElement;
}

/** The page's grid of twelve columns; its children are `Column`s. On phones every column takes the full width. */
export function Columns({ as = 'div', className, ...rest }: ColumnsProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.columns, className)} />;
}

export interface ColumnProps extends ComponentPropsWithRef<'div'> {
  /** `li` within a list. */
  readonly as?: LayoutElement;
  /** Number of columns above 600 px; all twelve by default. */
  readonly sm?: ColumnSpan;
  /** Number of columns above 820 px; the same as below by default. */
  readonly md?: ColumnSpan;
  /** Number of columns above 1024 px; the same as below by default. */
  readonly lg?: ColumnSpan;
}

/** A part of the page's width, in columns. */
export function Column({ as = 'div', sm, md, lg, className, ...rest }: ColumnProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        styles.column,
        sm && styles[`sm-${sm}`],
        md && styles[`md-${md}`],
        lg && styles[`lg-${lg}`],
        className,
      )}
    />
  );
}
