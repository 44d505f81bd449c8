import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.scss';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Font size of 12, 14, 16 or 18 px with its line height. */
  readonly size?: 12 | 14 | 16 | 18;
  /** `muted` is for secondary text. */
  readonly tone?: 'ink' | 'muted';
  /** `medium` and `semibold` are for the most important text. */
  readonly weight?: 'regular' | 'medium' | 'semibold';
  /** `span` within a line. */
  readonly as?: 'p' | 'span' | 'legend' | 'div';
}

/** Text other than headings: a sentence, a note, the name of a group. */
export function Text({
  size = 16,
  tone = 'ink',
  weight = 'regular',
  as = 'p',
  className,
  ...rest
}: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={classNames(
        styles.text,
        styles[`size-${size}`],
        tone === 'muted' && styles.muted,
        weight !== 'regular' && styles[weight],
        className,
      )}
    />
  );
}
