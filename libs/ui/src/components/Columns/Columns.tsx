import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import type { LayoutElement } from '../gap.ts';
import styles from './Columns.module.scss';

/** Of the twelve columns of the page. */
export type ColumnSpan = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** `ul` or `ol` where the columns are a list. */
  readonly as?: LayoutElement;
}

/** The twelve columns of the page; what lies in them is `Column`. On phones everything takes the whole width. */
export function Columns({ as = 'div', className, ...rest }: ColumnsProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.columns, className)} />;
}

export interface ColumnProps extends ComponentPropsWithRef<'div'> {
  /** `li` in a list. */
  readonly as?: LayoutElement;
  /** How many columns it takes above 600 px; all twelve unless told. */
  readonly sm?: ColumnSpan;
  /** How many above 820 px; as below unless told. */
  readonly md?: ColumnSpan;
  /** How many above 1024 px; as below unless told. */
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
