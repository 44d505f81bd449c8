import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import './docs.css';
import { loadTypeface } from './typeface.ts';

/**
 * A documentation page in the brand's typeface and in light mode; its stories follow the toolbar and have their own
 * background.
 */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  useLayoutEffect(() => {
    // Resets dark mode, which the previously shown story may have set.
    document.documentElement.dataset.theme = 'light';
    void loadTypeface();
  }, []);
  return <DocsContainer {...props} />;
}
