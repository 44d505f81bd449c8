import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Container.module.scss';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `page` is up to 1408 px wide, `text` up to 720 px for forms and text. */
  readonly width?: 'page' | 'text';
  /** Content of the page. */
  readonly children: ReactNode;
}

/** The centered column of a page, with a maximum width and gutters of 16, 32 and 48 px. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.container, styles[width], className)} />;
}
