import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import type { LayoutElement, SpaceStep } from '../gap.ts';
import flow from '../flow.module.scss';
import styles from './Stack.module.scss';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the spacing scale, in units of 4 px. */
  readonly gap?: SpaceStep;
  /** `stretch` fills the column; `start` keeps the width of each item. */
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  /** Adds hairlines between the rows. */
  readonly ruled?: boolean;
  /** `ul` or `ol` if the items are a list. */
  readonly as?: LayoutElement;
}

/** Items in a column with even spacing. */
export function Stack({
  gap = 4,
  align = 'stretch',
  ruled = false,
  as = 'div',
  className,
  ...rest
}: StackProps) {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        flow.flow,
        flow[`gap${gap}`],
        flow[`align-${align}`],
        styles.stack,
        ruled && styles.ruled,
        className,
      )}
    />
  );
}
