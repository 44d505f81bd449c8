import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { CompareTile } from './CompareTile.tsx';

const meta = {
  title: 'Tiles/CompareTile',
  component: CompareTile,
  parameters: {
    receivesData: {
      Loading: 'the page shows placeholders',
      Empty: 'a tile always has a product',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: {
    item: aTileItem(),
    removeHref: '#without',
    onRemove: fn((press) => press.preventDefault()),
    onAdd: fn(),
    formAction: '#',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompareTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'compare tile',
    recipe: '/compare?items=24110101,24110202',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${args.item.title}` }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
    const remove = canvas.getByRole('link', { name: /^Remove / });
    await expect(remove).toHaveAttribute('href', '#without');
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
export const AddPending: Story = { args: { addStatus: 'pending' } };
export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};
