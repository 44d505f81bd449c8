import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListBadges } from './ListBadges.tsx';

const meta = {
  title: 'Lists/ListBadges',
  component: ListBadges,
  parameters: {
    receivesData: {
      Loading: 'badges show when they are known',
      Empty: 'nothing is shown',
      Failed: 'nothing is shown',
    },
  },
  tags: ['autodocs'],
  args: { names: ['Office basics', 'Lab supplies'] },
} satisfies Meta<typeof ListBadges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An item that is already on two lists. */
export const Default: Story = {};
/** More than three lists (storefront-5.3). */
export const More: Story = {
  parameters: {
    state: 'already saved',
    recipe: 'Put a product on several lists, then press “Add to list” on its page.',
    testedIn: 'libs/lists/src/model/model.test.ts',
  },
  args: { names: ['Office basics', 'Lab supplies', 'Kitchen', 'Move', 'Archive'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Move')).toBeNull();
    await expect(canvas.getByText('+2')).toBeInTheDocument();
  },
};
/** A long name is truncated to 25 characters (storefront-5.2). */
export const LongContent: Story = {
  parameters: {
    state: 'long name in a badge',
    recipe: 'Put a product on several lists, then press “Add to list” on its page.',
    testedIn: 'libs/lists/src/model/model.test.ts',
  },
  args: { names: ['Everything for the third floor', 'Quarterly review and the annex', 'Kitchen'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Everything for the third…')).toBeInTheDocument();
  },
};
