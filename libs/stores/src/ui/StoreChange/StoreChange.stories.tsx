import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoreChangeLine } from '../../model/index.ts';
import { storesAround } from '../../testing/index.ts';
import { StoreChange } from './StoreChange.tsx';

const natick = storesAround[1]!;
const line = (name: string, changes: Partial<StoreChangeLine> = {}): StoreChangeLine => ({
  cartItemId: name,
  itemId: name,
  name,
  qty: 1,
  outcome: 'moves',
  movedQuantity: 1,
  ...changes,
});
const lines = [
  line('Gel pen, 0.7 mm, black, 12 pack', { qty: 2, movedQuantity: 2 }),
  line('Copy paper, letter, 10 reams', { qty: 5, outcome: 'moves-fewer', movedQuantity: 3 }),
  line('Desktop stapler, 20 sheets, mint', { outcome: 'stays', movedQuantity: 0 }),
];

const meta = {
  title: 'Stores/StoreChange',
  component: StoreChange,
  parameters: { receivesData: { Empty: 'NoLines' } },
  tags: ['autodocs'],
  args: {
    phase: 'ready',
    preview: { store: natick, lines },
    present: 'Framingham',
    keepHref: '#keep',
    onConfirm: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StoreChange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line moves, one moves with fewer units, and one stays at the current store. */
export const Default: Story = {
  parameters: {
    state: 'changing store, lines that cannot follow',
    recipe: 'Choose pickup for several items in the cart, then choose a store far away.',
    testedIn: 'apps/storefront/e2e/stores.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 of your 3 items for pickup can’t fully move to Natick.')).toBeVisible();
    const stays = within(canvas.getByRole('region', { name: 'Stays at your present store' }));
    await expect(stays.getByText(/^Desktop stapler/)).toBeVisible();
    await expect(canvas.getByText('3 of 5 available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Keep Framingham' })).toHaveAttribute('href', '#keep');
    await userEvent.click(canvas.getByRole('button', { name: 'Change to Natick' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
export const AllMove: Story = {
  parameters: {
    state: 'changing store, all lines follow',
    recipe: '/stores/0008/change with one item for pickup in the cart',
  },
  args: { preview: { store: natick, lines: lines.slice(0, 1) } },
};
export const NoLines: Story = {
  parameters: { state: 'changing store, no lines', recipe: '/stores/0008/change with an empty cart' },
  args: { preview: { store: natick, lines: [] } },
};
/** A second click while the store is being changed does nothing. */
export const Changing: Story = {
  parameters: {
    state: 'changing store',
    recipe: 'Storybook only: the form of the shop loads a page.',
    testedIn: 'libs/stores/src/state/store-change.sagas.test.ts',
  },
  args: { phase: 'changing' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Change to Natick' });
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    button.blur();
  },
};
export const ChangeFailed: Story = {
  parameters: {
    state: 'change failed',
    recipe: 'Storybook only: the form of the shop shows its failure on /stores.',
    testedIn: 'libs/stores/src/state/store-change.sagas.test.ts',
  },
  args: { phase: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Loading: Story = {
  parameters: {
    state: 'changing store, loading',
    recipe: 'Choose "Slow 3G" in the browser’s tools, then go to /stores/0008/change from another page.',
  },
  args: { phase: 'loading', preview: undefined },
};
/** The preview could not be read. */
export const Failed: Story = {
  parameters: {
    state: 'changing store, preview failed',
    recipe: 'Go offline in the browser’s tools, then go to /stores/0008/change from another page.',
  },
  args: { phase: 'failed', preview: undefined, failureCode: 'NETWORK' },
};
export const UnknownStore: Story = {
  parameters: { state: 'changing store, unknown store', recipe: '/stores/9999/change' },
  args: { phase: 'failed', preview: undefined, failureCode: 'INVALID_STORE_NUMBER' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No store found. Choose another store.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    preview: {
      store: { ...natick, name: 'South of Market, by the old post office on Proof Street' },
      lines: [
        ...lines,
        line('Recycled spiral-bound engineering notebook with numbered pages, quadrille ruled, green cover', {
          outcome: 'stays',
          qty: 120,
        }),
      ],
    },
  },
};
