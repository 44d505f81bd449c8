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

/** One line follows, one with fewer units, and one stays at the present store. */
export const Default: Story = {
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
export const AllMove: Story = { args: { preview: { store: natick, lines: lines.slice(0, 1) } } };
export const NoLines: Story = { args: { preview: { store: natick, lines: [] } } };
/** Pressed again while the store is being changed, it does nothing. */
export const Changing: Story = {
  args: { phase: 'changing' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Change to Natick' });
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    button.blur();
  },
};
export const ChangeFailed: Story = {
  args: { phase: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Loading: Story = { args: { phase: 'loading', preview: undefined } };
/** The preview could not be read. */
export const Failed: Story = { args: { phase: 'failed', preview: undefined, failureCode: 'NETWORK' } };
export const UnknownStore: Story = {
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
