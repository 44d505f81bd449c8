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
  tags: ['autodocs'],
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
            style={{
              inlineSize: '100%',
              blockSize: 'var(--fs-control-height)',
              paddingInline: '0.75rem',
              border: '1px solid var(--fs-rule-strong)',
              borderRadius: 'var(--fs-radius-control)',
              background: 'var(--fs-paper)',
            }}
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
  parameters: {
    state: 'suggestions',
    recipe: 'type into the search box',
    testedIn: 'libs/catalog/src/state/suggestions.sagas.test.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('option', { name: /Hot Cups.*\$5\.49/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('/p/2');
  },
};

/** The second option is active after pressing an arrow key. */
export const Active: Story = {
  parameters: {
    state: 'a suggestion is active',
    recipe: 'Type "stap" into the search box, then press the down arrow.',
  },
  args: { active: 1 },
  play: async ({ canvasElement }) => {
    const active = within(canvasElement).getByRole('option', { selected: true });
    await expect(active).toHaveAttribute('id', 'suggestions-1');
    await expect(active).toHaveTextContent('Copy Paper');
  },
};

/** The input is misspelled. */
export const Corrected: Story = {
  parameters: { state: 'corrected suggestions', recipe: 'Type "stapeler" into the search box.' },
  args: { data: { ...meta.args.data, query: 'papr', correctedQuery: 'paper' } },
};

export const LongContent: Story = {
  args: {
    data: {
      query: 'a',
      categories: [
        'Staplers, punches and everything else that holds paper together',
        'Archival boxes, sleeves and other things that keep paper for a hundred years',
        'Art and craft',
        'All-in-one printers, copiers and their supplies',
      ].map((name, n) => ({ id: `c${n}`, name, url: `/c/${n}` })),
      products: (
        [
          [
            'Quillane Archival heavyweight cotton resumé paper, watermarked, ivory, 32 lb, 100 sheets',
            '$34.29',
            '/media/pictures/ream/e8dfc8.svg',
          ],
          [
            'Harbourne Mesh task chair with adjustable arms, headrest and lumbar support, black',
            '$1,234.56',
            '/media/pictures/task-chair/343840.svg',
          ],
          ['Tidewell Ring binder, 2 in, green', '$6.99', '/media/pictures/binder/2b6a4f.svg'],
          [
            'Sundial Task lamp with dimmer, USB charging port and weighted base, brass',
            '$54.00',
            '/media/pictures/lamp/b08d4a.svg',
          ],
          [
            'Kestrel Mono laser printer, duplex, wireless, 40 pages per minute, with starter toner',
            '$189.99',
            '/media/pictures/laser-printer/b6bec8.svg',
          ],
          [
            'Marrow Breakroom coffee, medium roast, whole bean, 2 lb',
            '$18.99',
            '/media/pictures/coffee-bag/7a4b2a.svg',
          ],
        ] as const
      ).map(([title, price, picture], n) => product(String(n), title, price, picture)),
    },
  },
};
