import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ElsewhereNotice } from './ElsewhereNotice.tsx';

const meta = {
  title: 'Cart/ElsewhereNotice',
  component: ElsewhereNotice,
  tags: ['autodocs'],
  args: { code: 'changedElsewhere', onDismiss: fn() },
} satisfies Meta<typeof ElsewhereNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your cart was changed in another window.');
    await userEvent.click(canvas.getByRole('button', { name: /dismiss|close/i }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** The changed line is gone. */
export const RemovedElsewhere: Story = {
  args: { code: 'removedElsewhere' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'The item that you changed was removed from your cart in another window or tab.',
    );
  },
};

/** Undo came too late: the item has sold out. */
export const NotRestored: Story = {
  args: { code: 'notRestored' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'This item sold out, so we couldn’t restore it.',
    );
  },
};

/** On a phone in portrait orientation the text takes several lines. */
export const LongContent: Story = { globals: { viewport: { value: 'phone' } } };
