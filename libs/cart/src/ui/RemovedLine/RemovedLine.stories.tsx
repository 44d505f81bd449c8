import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { RemovedLine } from './RemovedLine.tsx';

const meta = {
  title: 'Cart/RemovedLine',
  component: RemovedLine,
  tags: ['autodocs'],
  args: { line: buildCartItem(), phase: 'removed', onUndo: fn(), onHold: fn(), onRelease: fn() },
} satisfies Meta<typeof RemovedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focusing Undo pauses the purge. */
export const Default: Story = {
  parameters: {
    state: 'removed, with Undo',
    recipe: 'remove a line; it stays for five seconds after pointer and focus have left it',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /^Undo/ })).toHaveFocus();
    await expect(args.onHold).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    // When focus leaves, the timer continues.
    await userEvent.tab();
    await expect(args.onRelease).toHaveBeenCalled();
  },
};
export const LongContent: Story = {
  args: {
    line: buildCartItem({
      product: {
        name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets',
      },
    }),
  },
};
export const Restoring: Story = {
  parameters: {
    state: 'restoring',
    recipe: 'Remove a line of /cart, slow `/checkout/default/item`, then press Undo.',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
  args: { phase: 'restoring' },
};
export const Failed: Story = {
  parameters: {
    state: 'restore failed',
    recipe: 'Remove a line of /cart, fail `/checkout/default/item`, then press Undo.',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
  args: { phase: 'failed' },
};
/** The page focuses Undo, which pauses the purge like any focus, until the shopper leaves it. */
export const AutoFocus: Story = {
  args: { focusOnMount: true },
  play: async ({ canvasElement, args }) => {
    const undo = within(canvasElement).getByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(args.onHold).toHaveBeenCalledTimes(1);
    await expect(args.onRelease).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(undo).not.toHaveFocus();
    await expect(args.onRelease).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(undo).toHaveFocus();
    await expect(args.onHold).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};
