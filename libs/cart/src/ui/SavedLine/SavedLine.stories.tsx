import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { buildSavedItem } from '../../testing/index.ts';
import { SavedLine } from './SavedLine.tsx';

const { itemDetails } = buildSavedItem();

const meta = {
  title: 'Cart/SavedLine',
  component: SavedLine,
  tags: ['autodocs'],
  args: { details: itemDetails, qty: 2, onMove: fn(), onRemove: fn() },
} satisfies Meta<typeof SavedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'saved for later',
    recipe: 'press Save for later on a line of the cart',
    testedIn: 'libs/cart/src/feature/saved-items/SavedItems.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Move to cart/ }));
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    qty: 9999,
    details: {
      ...itemDetails,
      name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets',
      priceInfo: { finalPricePerUnit: 12849.99 },
    },
    below: [{ name: 'Three-year protection plan with accidental damage', qty: 12 }],
  },
};

/** With an additional action of the application between the two buttons. */
export const WithActions: Story = {
  args: { actions: <Button size="small">Move to list</Button> },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Move to cart', 'Move to list', 'Remove']);
  },
};

export const WithPlan: Story = { args: { below: [{ name: 'Two-year protection plan', qty: 1 }] } };

/** The line leaves the cart immediately, and gets its actions once the server has saved it. */
export const Saving: Story = {
  parameters: {
    state: 'being saved for later',
    recipe: 'Slow `/sfl`, then press "Save for later" on a line.',
  },
  args: { pending: 'saving' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Moving: Story = {
  parameters: {
    state: 'moving to the cart',
    recipe: 'Save a line for later, slow `/checkout/default/item`, then press "Move to cart".',
  },
  args: { pending: 'moving' },
};
export const Removing: Story = { args: { pending: 'removing' } };

/** It stays saved, and cannot be moved. */
export const OutOfStock: Story = {
  parameters: {
    state: 'saved item out of stock',
    recipe: 'Save 24150103 for later, buy the last one in another browser, then reload /cart.',
  },
  args: { messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This item is out of stock.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Move to cart/ })).toBeNull();
  },
};

export const NoLongerSold: Story = {
  parameters: {
    state: 'saved item no longer sold',
    recipe:
      'Save an item for later, then remove it from the catalog with an import (docs/operators/import.md).',
  },
  args: {
    details: { ...itemDetails, priceInfo: {} },
    messages: [{ code: 'ITEM_NOT_PUBLISHED', type: 'ERROR', description: 'This item is no longer sold.' }],
  },
};
