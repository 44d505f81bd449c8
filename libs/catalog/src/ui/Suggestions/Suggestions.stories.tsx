import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Suggestions } from './Suggestions.tsx';

const product = (
  itemId: string,
  title: string,
  price: string,
  image = '/media/pictures/ream/2f6f9f.svg',
) => ({
  itemId,
  title,
  price,
  image,
  itemUrl: `/p/${itemId}`,
});

const meta = {
  title: 'Catalog/Suggestions',
  component: Suggestions,
  args: {
    id: 'suggestions',
    active: -1,
    onChoose: fn(),
    data: {
      query: 'pap',
      categories: [{ id: 'paper', name: 'Paper', url: '/c/paper' }],
      products: [
        product('1', 'Ostermere Everyday Copy Paper, 8.5" x 11", 500 Sheets', '$6.99'),
        product(
          '2',
          'Kettlewick Paper Hot Cups, 12 oz, 50-Pack',
          '$5.49',
          '/media/pictures/paper-cup/b08d4a.svg',
        ),
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem', minBlockSize: '24rem' }}>
        <div style={{ position: 'relative' }}>
          <input
            style={{ inlineSize: '100%', padding: '0.625rem 0.75rem', font: 'inherit' }}
            role="combobox"
            aria-label="Search products"
            aria-controls="suggestions"
            aria-expanded="true"
            defaultValue="pap"
          />
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Suggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('option', { name: /Hot Cups.*\$5\.49/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('/p/2');
  },
};

/** The arrow keys have come to the second one. */
export const Active: Story = {
  args: { active: 1 },
  play: async ({ canvasElement }) => {
    const active = within(canvasElement).getByRole('option', { selected: true });
    await expect(active).toHaveAttribute('id', 'suggestions-1');
    await expect(active).toHaveTextContent('Copy Paper');
  },
};

/** What was typed is misspelled. */
export const Corrected: Story = {
  args: { data: { ...meta.args.data, query: 'papr', correctedQuery: 'paper' } },
};

export const LongContent: Story = {
  args: {
    data: {
      query: 'a',
      categories: Array.from({ length: 4 }, (_, n) => ({
        id: `c${n}`,
        name: `Staplers, punches and everything else that holds paper together, shelf ${n + 1}`,
        url: `/c/${n}`,
      })),
      products: Array.from({ length: 6 }, (_, n) =>
        product(
          String(n),
          'Quillane Archival heavyweight cotton resumé paper with a name longer than any shelf label, ivory, 100 sheets',
          '$1,234.56',
        ),
      ),
    },
  },
};
