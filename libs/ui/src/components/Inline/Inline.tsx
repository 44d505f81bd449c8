import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import type { LayoutElement, SpaceStep } from '../gap.ts';
import flow from '../flow.module.scss';
import styles from './Inline.module.scss';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Step of the spacing scale, in units of 4 px. */
  readonly gap?: SpaceStep;
  /** Vertical alignment of items with different heights. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** Horizontal alignment; `between` puts two items at the two ends. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps all items on one line. */
  readonly nowrap?: boolean;
  /** `ul` or `ol` if the items are a list. */
  readonly as?: LayoutElement;
}

/** Items in a row with even spacing, which wraps if it is full. */
export function Inline({
  gap = 3,
  align = 'center',
  justify = 'start',
  nowrap = false,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        flow.flow,
        flow[`gap${gap}`],
        flow[`align-${align}`],
        nowrap ? styles.nowrap : styles.wrap,
        styles[`justify-${justify}`],
        className,
      )}
    />
  );
}
