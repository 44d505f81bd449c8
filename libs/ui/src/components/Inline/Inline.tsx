import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import type { LayoutElement, SpaceStep } from '../gap.ts';
import flow from '../flow.module.scss';
import styles from './Inline.module.scss';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Step of the spacing scale, in units of 4 px. */
  readonly gap?: SpaceStep;
  /** Where things of different height stand. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** Where the line stands in its place; `between` puts two things at its two ends. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps everything on one line. */
  readonly nowrap?: boolean;
  /** `ul` or `ol` where the things are a list. */
  readonly as?: LayoutElement;
}

/** Things beside one another at an even distance, wrapping when the line is full. */
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
