import '@foolscap/ui/styles.css';
import '@foolscap/ui/page.css';
import './reduced-motion.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeRules, checkAccessibility } from './accessibility.ts';
import { globalTypes, initialGlobals, type StorybookGlobals } from './globals.ts';
import { mountSettled } from './mount-settled.ts';
import { preventNavigation } from './prevent-navigation.ts';
import { Themed } from './Themed.tsx';
import { checkFit } from './pseudo-fit.ts';
import { loadTypeface } from './typeface.ts';
import { viewports } from './viewports.ts';

// A page of the shop consists of chunks, which take long to load on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

preventNavigation();

// Stories use the shop's page styles.
document.documentElement.classList.add('foolscap');

const withTheme: Decorator = (Story, { globals }) => (
  <Themed globals={globals as StorybookGlobals}>
    <Story />
  </Themed>
);

/** Removes the data that the shop stores in the browser, because stories share one page: data from one story must not change the next. */
function clearKept(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('foolscap:')) storage.removeItem(key);
}

/** Whether a test of the stories shows lengthened texts. */
const isPseudo = import.meta.env.SHOP_LANGUAGE === 'pseudo';

const preview: Preview = {
  loaders: [loadTypeface],
  beforeEach: clearKept,
  decorators: [withTheme],
  // Long texts are checked where they have the least space.
  initialGlobals: isPseudo ? { ...initialGlobals, viewport: { value: 'phone' } } : initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error', options: { rules: axeRules } },
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
          'Specification',
          'Pages',
          // In the order of the shopper's journey, then the account.
          ['Home', 'Results', 'Product', 'Cart', 'Checkout', 'Order', 'Stores', 'Sign in', 'Register', '*'],
          'UI',
          ['Foundations', 'Components', 'Widgets', 'Overlays'],
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
  mount: mountSettled,
  afterEach: isPseudo ? checkFit : checkAccessibility,
};

export default preview;
