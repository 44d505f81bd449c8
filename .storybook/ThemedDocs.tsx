import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import './docs.css';
import { loadTypeface } from './typeface.ts';

/** A page of words: always by day, in the typeface of the house. Stories in it follow the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme ??= 'light';
    void loadTypeface();
  }, []);
  return <DocsContainer {...props} />;
}
