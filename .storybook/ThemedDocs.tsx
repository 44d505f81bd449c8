import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import './docs.css';
import { loadTypeface } from './typeface.ts';

/** A page of words, in the typeface of the house and by day; a story in it follows the toolbar, on a ground of its own. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    // A story seen before may have left the night behind.
    document.documentElement.dataset.theme = 'light';
    void loadTypeface();
  }, []);
  return <DocsContainer {...props} />;
}
