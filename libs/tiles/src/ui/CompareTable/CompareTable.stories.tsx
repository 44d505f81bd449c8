import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { comparedItems } from '../../testing/index.ts';
import { CompareTile } from '../CompareTile/CompareTile.tsx';
import { CompareTable } from './CompareTable.tsx';

const meta = {
  title: 'Tiles/CompareTable',
  component: CompareTable,
  tags: ['autodocs'],
  args: {
    items: comparedItems,
    renderHead: (item) => <CompareTile item={item} removeHref="#without" onRemove={fn()} formAction="#" />,
  },
  parameters: {
    receivesData: {
      Loading: 'the page shows placeholders',
      Empty: 'the page shows its own empty state',
      Failed: 'the page shows the error',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** Rows whose values differ are marked with text. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Comparison of products' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(
      table.getByRole('row', { name: /^Brightness ?Differs 92 92 98 –? ?Not listed/ }),
    ).toBeVisible();
    await expect(headers(canvasElement)).toContain('Material');
    await expect(headers(canvasElement)).toContain('SizeDiffers');
  },
};

/** Brands link to their products. */
export const BrandLinks: Story = {
  args: { getBrandHref: (brandName) => `/search?${new URLSearchParams({ brand: brandName })}` },
  play: async ({ canvasElement, args }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^Brand/ }));
    const links = row.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(args.items.map(({ brandName }) => args.getBrandHref?.(brandName)));
  },
};

export const OnlyDifferences: Story = {
  args: { onlyDifferences: true },
  play: async ({ canvasElement }) => {
    await expect(headers(canvasElement)).not.toContain('Material');
    await expect(headers(canvasElement)).toContain('SizeDiffers');
  },
};

/** The same product in another listing. */
export const NoDifferences: Story = {
  args: { items: [0, 1].map((n) => ({ ...comparedItems[0]!, itemId: String(n) })), onlyDifferences: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('These products have the same properties.')).toBeVisible();
  },
};

export const TwoProducts: Story = { args: { items: comparedItems.slice(0, 2) } };

/** Nothing can differ. */
export const OneProduct: Story = {
  args: { items: comparedItems.slice(0, 1), onlyDifferences: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Differs')).toBeNull();
    await expect(headers(canvasElement)).toContain('Material');
  },
};

/** Without reviews, without stock, and without a price. */
export const Unavailable: Story = {
  args: {
    items: [
      comparedItems[0]!,
      { ...comparedItems[1]!, isOutOfStock: true, actionLabel: 'viewOnly' },
      { ...comparedItems[2]!, rating: undefined, reviewCount: 0 },
      { ...comparedItems[3]!, price: 'Price N/A', priceValue: undefined, unitsLeft: 2 },
    ],
  },
};

/** The names of the properties stay in view while the table scrolls. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const scroller = within(canvasElement).getByRole('region');
    scroller.scrollLeft = 200;
    const name = within(canvasElement).getByRole('rowheader', { name: /^Price/ });
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      Math.floor(scroller.getBoundingClientRect().left),
    );
  },
};

export const LongContent: Story = {
  args: {
    items: comparedItems.map((item) => ({
      ...item,
      title: `${item.title}, `.repeat(4),
      attributes: [
        ...item.attributes,
        {
          name: 'Compatible with '.repeat(3),
          value: 'Extraordinarilylongmodelnamewithoutanyspace9000 '.repeat(3),
        },
      ],
    })),
  },
};
