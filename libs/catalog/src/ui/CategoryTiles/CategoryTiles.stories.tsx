import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildCategory, departments } from '../../testing/index.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'Catalog/CategoryTiles',
  component: CategoryTiles,
  parameters: {
    receivesData: { Empty: 'a shop without departments shows none', Failed: 'the page shows the failure' },
  },
  tags: ['autodocs'],
  args: { categories: departments },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'departments', recipe: '/' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Furniture/ })).toHaveAttribute(
      'href',
      '/c/furniture',
    );
  },
};
/** Skeletons until the departments are loaded. */
export const Loading: Story = {
  parameters: {
    state: 'departments loading',
    recipe: 'Storybook only: the server sends the home page with its departments.',
  },
  args: { categories: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(7);
  },
};
/** In a narrow column, as below a search without results. */
export const Narrow: Story = {
  parameters: { state: 'departments in a narrow column', recipe: '/ at 320 px.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongContent: Story = {
  args: {
    categories: [
      ...departments.slice(1, 4),
      buildCategory({
        name: 'Mailing, packing, shipping and warehouse supplies',
        image: '/media/pictures/shipping-box/c79a66.svg',
        count: 1,
      }),
    ],
  },
};
