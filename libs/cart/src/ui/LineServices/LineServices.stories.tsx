import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LineServices } from './LineServices.tsx';

const meta = {
  title: 'Cart/LineServices',
  component: LineServices,
  args: {
    name: 'Tolvane standing desk',
    qty: 3,
    services: [
      { level: 'BASC', qty: 0, price: 7900 },
      { level: 'CUST', qty: 0, price: 'TBD' },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof LineServices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Services are offered, and none is chosen. */
export const Default: Story = {
  parameters: {
    state: 'furniture services offered',
    recipe: 'add 24193201, open /cart',
    testedIn: 'libs/cart/src/feature/furniture-services/FurnitureServices.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Add furniture services/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    name: 'Tolvane electric standing desk with a name that is longer than any shelf label, 72 x 30 in, walnut',
    qty: 999,
    services: [
      { level: 'BASC', qty: 998, price: 1284999 },
      { level: 'CUST', qty: 1, price: 'TBD' },
    ],
  },
};

/** One service has a price; the other's is agreed on after the order. */
export const Chosen: Story = {
  parameters: {
    state: 'furniture services chosen',
    recipe: 'add 24193201, open /cart, press Add furniture services',
    testedIn: 'apps/storefront/e2e/furniture-services.journey.ts',
  },
  args: {
    services: [
      { level: 'BASC', qty: 2, price: 7900 },
      { level: 'CUST', qty: 1, price: 'TBD' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$158.00')).toBeVisible();
    await expect(canvas.getByText('Fee to be determined')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Change services/ })).toBeVisible();
  },
};

const basic = { services: [{ level: 'BASC', qty: 2, price: 7900 }] } as const;

export const Saving: Story = {
  parameters: {
    state: 'furniture services saving',
    recipe: 'Add 24193201, open its table of services, slow `/cart/default/item`, then save.',
  },
  args: { ...basic, isSaving: true },
};

/** The table is loading. */
export const Opening: Story = {
  parameters: {
    state: 'furniture table opening',
    recipe: 'Add 24193201, choose "Slow 3G" in the browser’s tools, then press "Add furniture services".',
  },
  args: { isOpening: true },
};
