import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FavoriteButton } from './FavoriteButton.tsx';

const meta = {
  title: 'Lists/FavoriteButton',
  component: FavoriteButton,
  parameters: {
    receivesData: {
      Loading: 'it shows with its list',
      Empty: 'it shows with its list',
      Failed: 'the page of the list shows the error',
    },
  },
  tags: ['autodocs'],
  args: { name: 'Lab supplies', favorite: false, onChange: fn() },
} satisfies Meta<typeof FavoriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const star = within(canvasElement).getByRole('button', { name: 'Favorite: Lab supplies' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    star.blur();
  },
};
export const Favorite: Story = { args: { favorite: true } };
/** All favorites are taken. */
export const FavoritesFull: Story = {
  args: { limit: 'You have 10 favorite lists, the maximum. Remove one first.', onLimit: fn() },
  play: async ({ canvasElement, args }) => {
    const star = within(canvasElement).getByRole('button', { name: 'Favorite: Lab supplies' });
    await userEvent.click(star);
    await expect(args.onLimit).toHaveBeenCalledTimes(1);
    await expect(args.onChange).not.toHaveBeenCalled();
    star.blur();
  },
};
export const LongContent: Story = {
  args: { name: 'Everything the third floor needs for the quarterly review', favorite: true },
};
