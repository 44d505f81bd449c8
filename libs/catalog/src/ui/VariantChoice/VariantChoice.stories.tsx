import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { VariantAxis } from '../../contract/index.ts';
import { VariantChoice } from './VariantChoice.tsx';

const axis = (name: string, values: readonly string[], special: (value: string) => object = () => ({})) => ({
  name,
  values: values.map((value, place) => ({
    value,
    itemId: `${name}-${place}`,
    itemUrl: `#/p/${name}-${place}`.toLowerCase(),
    selected: place === 0,
    available: true,
    ...special(value),
  })),
});

const COLOURS: Readonly<Record<string, string>> = {
  Black: '#26282c',
  Blue: '#2461ab',
  Red: '#c4312d',
  White: '#ffffff',
};
const color = axis('Color', Object.keys(COLOURS), (value) => ({ color: COLOURS[value] }));
const pack = axis('Pack', ['4-Pack', '12-Pack', '36-Pack']);

const meta = {
  title: 'Catalog/VariantChoice',
  component: VariantChoice,
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

/** Each value is a link to its variant, reached and followed by keyboard. */
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

/** What is not there can still be looked at, and says so in words. */
export const OutOfStock: Story = {
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

/** All swatches of a long range, and sizes: every group is named. */
export const ManyVariants: Story = {
  args: {
    axes: [
      axis(
        'Color',
        Array.from({ length: 24 }, (_, n) => `Shade ${n + 1}`),
        (value) => ({ color: `#${(Number(value.slice(6)) * 0x0a0905).toString(16).padStart(6, '0')}` }),
      ),
      axis('Size', ['XS', 'S', 'M', 'L', 'XL', 'XXL']),
      axis('Thickness', ['0.25 mm', '0.5 mm', '0.7 mm', '1.0 mm', '1.6 mm']),
    ],
  },
  play: async ({ canvasElement }) => {
    const colours = within(canvasElement).getByRole('group', { name: 'Color' });
    await expect(within(colours).getAllByRole('link')).toHaveLength(24);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Colours without a known shade are chips like everything else. */
export const ColoursWithoutSwatch: Story = {
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
