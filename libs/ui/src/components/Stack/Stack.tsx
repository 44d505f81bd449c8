import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import type { LayoutElement, SpaceStep } from '../gap.ts';
import flow from '../flow.module.scss';
import styles from './Stack.module.scss';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the spacing scale, in units of 4 px. */
  readonly gap?: SpaceStep;
  /** `stretch` fills the column; `start` leaves each thing its own width. */
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  /** Hairlines between the rows instead of bare space. */
  readonly ruled?: boolean;
  /** `ul` or `ol` where the things are a list. */
  readonly as?: LayoutElement;
}

/** Things below one another at an even distance. */
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
