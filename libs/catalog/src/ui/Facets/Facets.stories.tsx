import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildResults } from '../../testing/index.ts';
import { Facets } from './Facets.tsx';

const { facets } = buildResults();
const meta = {
  title: 'Catalog/Facets',
  component: Facets,
  args: { facets, query: { q: 'paper' }, action: '/search', onChange: fn() },
} satisfies Meta<typeof Facets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Quillane/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'paper', brand: ['Quillane'] });
    await userEvent.type(canvas.getByRole('textbox', { name: /From/ }), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply price' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ q: 'paper', minPrice: '5' });
  },
};
export const LongContent: Story = {
  args: {
    facets: {
      ...facets,
      brand: Array.from({ length: 14 }, (_, n) => ({
        value: `Brand with a long name number ${n + 1}`,
        count: 1234 - n,
        selected: n === 2,
      })),
    },
  },
};
export const Selected: Story = {
  args: {
    facets: { ...facets, inStock: [{ value: 'true', count: 14, selected: true }] },
    query: { inStock: 'true' },
  },
};
