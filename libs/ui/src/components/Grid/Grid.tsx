import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import type { LayoutElement } from '../gap.ts';
import styles from './Grid.module.scss';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * `tiles` has 2 / 3 / 4 columns, 5 on wide screens; `thirds` 1 / 2 / 3; `halves` 1 / 2; `aside` a main column of two
   * thirds and one of a third, from 1025 px.
   */
  readonly columns?: 'tiles' | 'thirds' | 'halves' | 'aside';
  /** `ul` or `ol` if the cells are a list. */
  readonly as?: LayoutElement;
}

/** A grid with columns by breakpoint. */
export function Grid({ columns = 'tiles', as = 'div', className, ...rest }: GridProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.grid, styles[columns], className)} />;
}
