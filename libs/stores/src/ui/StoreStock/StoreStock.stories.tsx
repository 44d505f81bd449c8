import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoreStock } from './StoreStock.tsx';

const meta = {
  title: 'Stores/StoreStock',
  component: StoreStock,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: {
    text: 'pen',
    phase: 'ready',
    items: [
      {
        itemId: '1',
        name: 'Gel pen, 0.7 mm, black',
        href: '#1',
        price: '$4.99',
        status: 'AVAILABLE',
        displayQuantity: '10+',
      },
      {
        itemId: '2',
        name: 'Ballpoint pen, blue',
        href: '#2',
        price: '$2.49',
        status: 'UNAVAILABLE',
        displayQuantity: '0',
      },
      {
        itemId: '3',
        name: 'Pen display, 24 inches',
        href: '#3',
        status: 'NOT_ELIGIBLE',
        displayQuantity: '0',
      },
    ],
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StoreStock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'stock of a store',
    recipe: '/stores/1547?item=pen',
    testedIn: 'apps/storefront/e2e/stores.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('10+ in stock')).toBeVisible();
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.getByText('Delivery only')).toBeVisible();
    const field = canvas.getByLabelText('Product name or item number');
    await userEvent.clear(field);
    await userEvent.type(field, ' stapler {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('stapler');
    // Restores the search form, so that the screenshot matches the results.
    await userEvent.clear(field);
    await userEvent.type(field, 'pen');
    field.blur();
  },
};
export const NoSearch: Story = {
  parameters: { state: 'stock of a store, no search', recipe: '/stores/1547' },
  args: { text: '', phase: 'idle', items: [] },
};
export const Loading: Story = { args: { phase: 'loading', items: [] } };
export const Empty: Story = {
  parameters: { state: 'stock of a store, no results', recipe: '/stores/1547?item=xyzzy' },
  args: { text: 'xyzzy', items: [] },
};
export const Failed: Story = {
  parameters: {
    state: 'stock of a store, failed',
    recipe: 'Open /stores/1547, go offline in the browser’s tools, then check the stock.',
  },
  args: { phase: 'failed', items: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LongContent: Story = {
  args: {
    items: [
      {
        itemId: '1',
        name: 'Recycled spiral-bound engineering notebook with numbered pages, quadrille ruled, green cover',
        href: '#1',
        price: '$1,204.99',
        status: 'AVAILABLE',
        displayQuantity: '10+',
      },
    ],
  },
};
