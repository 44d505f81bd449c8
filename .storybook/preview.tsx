import '@foolscap/ui/styles.css';
import './reduced-motion.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { LocaleProvider } from '@foolscap/ui/components';
import { globalTypes, initialGlobals, type CatalogueGlobals } from './globals.ts';
import { checkContrastInOtherThemes } from './otherThemes.ts';
import { loadTypeface } from './typeface.ts';
import { viewports } from './viewports.ts';

/** Puts the story into one store, one brightness, one way of writing prices and one direction of reading, as the pages of the shop are. */
function Themed({
  globals: { tenant, theme, locale, motion, direction },
  children,
}: {
  readonly globals: CatalogueGlobals;
  readonly children: ReactNode;
}) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { tenant, theme, motion });
    root.dir = direction;
    root.lang = locale;
  }, [tenant, theme, locale, motion, direction]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

const withTheme: Decorator = (Story, { globals }) => (
  <Themed globals={globals as CatalogueGlobals}>
    <Story />
  </Themed>
);

const preview: Preview = {
  loaders: [loadTypeface],
  decorators: [withTheme],
  initialGlobals,
  globalTypes,
  parameters: {
    // A violation fails the story test.
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Accessibility',
          'Tokens',
          'Copy',
          'States',
          'Pages',
          'UI',
          ['Foundations', 'Components', 'Widgets', 'Overlays'],
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
  afterEach: checkContrastInOtherThemes,
};

export default preview;
