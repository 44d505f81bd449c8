import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { TileRemove } from './TileRemove.tsx';

const meta = {
  title: 'Tiles/Parts/TileRemove',
  component: TileRemove,
  args: { title: aTileItem().title, onRemove: fn((press) => press.preventDefault()) },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: '5rem', blockSize: '5rem', margin: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TileRemove>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove / }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
/** On a page whose URL contains the products, it works before hydration. */
export const AsLink: Story = {
  args: { removeHref: '#without' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Remove / })).toHaveAttribute('href', '#without');
  },
};
export const LongContent: Story = {
  args: { title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) },
};
