import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { SlimTile } from './SlimTile.tsx';

const meta = {
  title: 'Tiles/SlimTile',
  component: SlimTile,
  parameters: {
    receivesData: {
      Loading: 'it shows products of tiles that have loaded',
      Empty: 'a tile always has a product',
      Failed: 'it sends no request',
    },
  },
  tags: ['autodocs'],
  args: { item: aTileItem(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem', maxInlineSize: '100%', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlimTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'slim tile',
    recipe: 'Select “Compare” on a tile of /c/paper.',
    testedIn: 'apps/storefront/e2e/compare.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: args.item.title })).toHaveAttribute(
      'href',
      args.item.itemUrl,
    );
    await userEvent.click(
      canvas.getByRole('button', { name: `Remove ${args.item.title} from the comparison` }),
    );
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** On phones, only the picture is visible; screen readers still read the name. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('link', { name: args.item.title })).toBeInTheDocument();
  },
};

export const MissingImage: Story = { args: { item: { ...aTileItem(), image: '' } } };

export const LongContent: Story = {
  args: { item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }) },
};
