import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { CustomizeDrawer } from './CustomizeDrawer.tsx';

const meta = {
  title: 'Tiles/CustomizeDrawer',
  component: CustomizeDrawer,
  tags: ['autodocs'],
  args: {
    item: aTileItem({
      title: 'Bellcap Custom Engraved Name Plate, 2" x 8"',
      price: '$18.99',
      priceValue: 18.99,
      units: 'each',
      isCustomSKU: true,
      customSkuCode: 'PLATE-2X8',
      actionLabel: 'viewOnly',
      quantityLimit: 5,
    }),
    open: true,
    phase: 'filled',
    details: { bullets: ['2 x 8 inches', 'Two lines of text', 'Engraved to order'], compatible: [] },
    onStart: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof CustomizeDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function findDrawer() {
  const drawer = await screen.findByRole('dialog', { name: 'Customize' });
  await waitFor(() => expect(drawer).toBeVisible());
  return within(drawer);
}

/** The shopper chooses the number of units first, up to the limit of the product. */
export const Default: Story = {
  parameters: {
    state: 'customize drawer',
    recipe: '/search?q=custom+engraved+name+plate, then press “Customize”.',
    testedIn: 'apps/storefront/e2e/customize.journey.ts',
  },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    const field = drawer.getByRole('textbox', { name: /^Quantity of/ });
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await userEvent.tab();
    await expect(drawer.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 5.');
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.click(drawer.getByRole('button', { name: 'Start designing' }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
    await expect(args.onStart).toHaveBeenCalledWith(5);
  },
};

export const Loading: Story = { args: { phase: 'pending', details: undefined } };

/** The facts of the product could not be loaded, but it can still be customized. */
export const Failed: Story = {
  parameters: {
    state: 'customize drawer, details failed',
    recipe: 'Block `/cc/api/catalog/products/` in the browser’s tools, then press “Customize” on a tile.',
    testedIn: 'libs/tiles/src/state/tile-drawer.sagas.test.ts',
  },
  args: { phase: 'failed', details: undefined },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(drawer.getByRole('button', { name: 'Start designing' })).toBeEnabled();
  },
};

/** Some products have no facts other than their name. */
export const Empty: Story = { args: { details: { bullets: [], compatible: [] } } };

export const Starting: Story = {
  parameters: {
    state: 'customize drawer, starting',
    recipe: 'Slow `/punchout/sessions`, then press “Start designing”.',
    testedIn: 'libs/tiles/src/state/tile-drawer.sagas.test.ts',
  },
  args: { isStarting: true },
};

/** No configurator is set up, or it was disabled. */
export const NotStarted: Story = {
  parameters: {
    state: 'customize drawer, not started',
    recipe: 'Block `/punchout/sessions`, then press “Start designing”.',
    testedIn: 'apps/storefront/e2e/customize.journey.ts',
  },
  args: { failureCode: 'CONFIGURATOR_UNAVAILABLE' },
  play: async () => {
    const drawer = await findDrawer();
    await waitFor(() =>
      expect(drawer.getByText('This item can’t be customized right now. Try again later.')).toBeVisible(),
    );
  },
};

export const NotStartedForAnotherReason: Story = {
  args: { failureCode: 'NETWORK' },
  play: async () => {
    const drawer = await findDrawer();
    await waitFor(() => expect(drawer.getByText('We couldn’t start the design. Try again.')).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    item: aTileItem({
      title:
        'Bellcap custom engraved name plate for doors and desks, brushed aluminum with beveled edges, 2 x 8 inches, adhesive back and screws',
      isCustomSKU: true,
    }),
    details: {
      bullets: Array.from(
        { length: 12 },
        (_, n) => `Fact ${n + 1} about the material, the text and the color`,
      ),
      compatible: [],
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Dark: Story = { globals: { theme: 'dark' } };
