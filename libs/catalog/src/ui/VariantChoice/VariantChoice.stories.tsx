import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { VariantAxis } from '../../contract/index.ts';
import { VariantChoice } from './VariantChoice.tsx';

const axis = (
  name: string,
  values: readonly string[],
  overrides: (value: string) => object = () => ({}),
) => ({
  name,
  values: values.map((value, place) => ({
    value,
    itemId: `${name}-${place}`,
    itemUrl: `#/p/${name}-${place}`.toLowerCase(),
    selected: place === 0,
    available: true,
    ...overrides(value),
  })),
});

const COLORS: Readonly<Record<string, string>> = {
  Black: '#26282c',
  Blue: '#2461ab',
  Red: '#c4312d',
  White: '#ffffff',
};
/** A large color range, as of a pen brand. */
const FINELINERS: Readonly<Record<string, string>> = {
  Black: '#1b1c1f',
  Graphite: '#4a4d52',
  Silver: '#a7abb0',
  Burgundy: '#6d1a2c',
  Red: '#c4312d',
  Coral: '#e8705a',
  Rose: '#d9869b',
  Magenta: '#b02a73',
  Plum: '#6a2f6b',
  Violet: '#6c4ba6',
  Lavender: '#a894cf',
  Navy: '#1b2a5b',
  Blue: '#2461ab',
  Sky: '#6fb1e0',
  Turquoise: '#2a9aa8',
  Teal: '#1c6a6d',
  Green: '#3b8a54',
  Mint: '#93cfae',
  Lime: '#9bbf3b',
  Olive: '#6b6c2f',
  Yellow: '#f3cb3c',
  Orange: '#e58a2b',
  Ochre: '#b8863a',
  Brown: '#6e4527',
};
const color = axis('Color', Object.keys(COLORS), (value) => ({ color: COLORS[value] }));
const pack = axis('Pack', ['4-Pack', '12-Pack', '36-Pack']);

const meta = {
  title: 'Catalog/VariantChoice',
  component: VariantChoice,
  tags: ['autodocs'],
  args: { axes: [color, pack], onChoose: fn((_value, event) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VariantChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each value is a link to its variant, usable by keyboard. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Black' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ value: 'Blue', itemId: 'Color-1' }),
      expect.anything(),
    );
    await expect(canvas.getByRole('link', { name: '12-Pack' })).toHaveAttribute('href', '#/p/pack-1');
  },
};

/** An unavailable value can still be opened, and its accessible name says that it is out of stock. */
export const OutOfStock: Story = {
  parameters: { state: 'variant out of stock', recipe: '/p/24110403' },
  args: {
    axes: [
      { ...color, values: color.values.map((each) => ({ ...each, available: each.value !== 'Red' })) },
      { ...pack, values: pack.values.map((each) => ({ ...each, available: each.value === '4-Pack' })) },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Red ?, out of stock$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^36-Pack ?, out of stock$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Black' })).toHaveAttribute('aria-current', 'true');
  },
};

/** A large color range and sizes; every group is labeled. */
export const ManyVariants: Story = {
  parameters: { state: 'very many variants', recipe: '/p/24123201' },
  args: {
    axes: [
      axis('Color', Object.keys(FINELINERS), (value) => ({ color: FINELINERS[value] })),
      axis('Tip', ['Bullet', 'Chisel', 'Brush', 'Needle']),
      axis('Thickness', ['0.25 mm', '0.5 mm', '0.7 mm', '1.0 mm', '1.6 mm']),
    ],
  },
  play: async ({ canvasElement }) => {
    const colors = within(canvasElement).getByRole('group', { name: 'Color' });
    await expect(within(colors).getAllByRole('link')).toHaveLength(24);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Colors without a swatch are chips. */
export const ColorsWithoutSwatch: Story = {
  parameters: {
    state: 'colors without a swatch',
    recipe: 'Storybook only: every color of the demo has a swatch.',
  },
  args: {
    axes: [axis('Color', ['Assorted', 'Blue'], (value) => (value === 'Blue' ? { color: '#2461ab' } : {}))],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Assorted' })).toHaveTextContent('Assorted');
  },
};

export const LongContent: Story = {
  args: {
    axes: [
      axis('Compatible with', [
        'Corvelle Page 220, 240 and 510 series and everything that takes a 62XL cartridge',
        'Halden Jet 350',
        'Extraordinarilylongmodelnamewithoutanyspaceinitthatneverends9000',
      ]) satisfies VariantAxis,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
