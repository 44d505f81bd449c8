import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Container.module.scss';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `page` up to 1408 px, `text` up to 720 px for forms and running text. */
  readonly width?: 'page' | 'text';
  /** What the page holds. */
  readonly children: ReactNode;
}

/** The column of a page: its widest measure and its gutters of 16, 32 and 48 px. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, styles[width], className)} />;
}
