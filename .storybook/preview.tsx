import '@foolscap/ui/styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { checkContrastInOtherThemes } from './otherThemes.ts';

/** Puts the story into one store, one brightness and one direction of reading, as the pages of the shop are. */
function Themed({
  globals,
  children,
}: {
  readonly globals: Record<string, unknown>;
  readonly children: ReactNode;
}) {
  const { tenant, theme, direction } = globals as Record<string, string>;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.tenant = tenant;
    root.dataset.theme = theme;
    root.dir = direction ?? 'ltr';
  }, [tenant, theme, direction]);
  return children;
}

const withTheme: Decorator = (Story, { globals }) => (
  <Themed globals={globals}>
    <Story />
  </Themed>
);

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { tenant: 'consumer', theme: 'light', direction: 'ltr' },
  globalTypes: {
    tenant: {
      description: 'Store',
      toolbar: {
        title: 'Store',
        icon: 'home',
        items: [
          { value: 'consumer', title: 'Consumer' },
          { value: 'business', title: 'Business' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Brightness',
      toolbar: {
        title: 'Brightness',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // A violation fails the story test (quality.md: zero violations in every story).
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Welcome', 'UI', ['Foundations', 'Components', 'Overlays'], '*'] } },
    viewport: {
      options: {
        narrow: { name: 'Smallest (320)', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone (360)', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet (820)', styles: { width: '820px', height: '1080px' } },
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  afterEach: checkContrastInOtherThemes,
};

export default preview;
