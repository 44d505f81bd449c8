import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import './docs.css';
import { loadTypeface } from './typeface.ts';

/** A page of words, in the typeface of the house: by day, until a story in it follows the toolbar into the night. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme ??= 'light';
    void loadTypeface();
  }, []);
  return <DocsContainer {...props} />;
}
