import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { buildProduct, buildTile, buildTiles } from '../../testing/index.ts';
import { SampleTiles } from '../../testing/SampleTiles.tsx';
import { Reviews } from '../Reviews/Reviews.tsx';
import { ProductDetails } from './ProductDetails.tsx';

const meta = {
  title: 'Catalog/ProductDetails',
  component: ProductDetails,
  tags: ['autodocs'],
  args: {
    product: buildProduct({ related: buildTiles(5).slice(1) }),
    buy: (
      <Button variant="primary" size="large">
        Add to cart
      </Button>
    ),
    tiles: (items, label) => <SampleTiles items={items} label={label} />,
  },
} satisfies Meta<typeof ProductDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'product',
    recipe: 'open any product page',
    testedIn: 'apps/storefront/e2e/product.journey.ts',
  },
  args: {
    product: buildProduct({ brandName: 'Ostermere', lang: 'en', descriptionLang: 'en' }),
    getBrandHref: (brandName) => `/search?${new URLSearchParams({ brand: brandName })}`,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const link of page.getAllByRole('link', { name: 'Ostermere' }))
      await expect(link).toHaveAttribute('href', '/search?brand=Ostermere');
    // Without a translation.
    const { title, description } = buildProduct();
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'en');
    await expect(page.getByText(description).parentElement).toHaveAttribute('lang', 'en');
  },
};
export const LongContent: Story = {
  args: {
    product: buildProduct({
      title:
        'Quillane Archival heavyweight cotton resumé paper with a name longer than any shelf label, ivory, 100 sheets',
      description: [
        'Made of cotton that spinning leaves over, this sheet has the weight and the rattle of the papers that contracts used to be written on. It takes a fountain pen without feathering and a laser printer without curling, and keeps its color for a hundred years in a drawer.',
        'Each sheet carries a watermark that shows against the light. The box opens flat, so that the last sheet comes out as straight as the first one, and closes again with its own band.',
        'Not for inkjet photographs: the surface is made for ink that sinks in. For those, choose a coated sheet.',
        `For ${'L5500DN,'.repeat(50)}`,
      ].join('\n\n'),
      attributes: [
        ['Sheet size', '8.5 x 11 in'],
        ['Sheets', '100'],
        ['Color', 'Ivory'],
        ['Weight', '32 lb (120 g/m²)'],
        ['Brightness', '84'],
        ['Fiber', '100 % cotton linters, spun and woven offcuts of the same mill'],
        ['Finish', 'Wove, lightly sized on both sides'],
        ['Suitable for', 'Laser printers, copiers, fountain pens, dip pens, typewriters and embossing'],
        ['Watermark', 'A cap with three points, once a sheet'],
        ['Acid-free', 'Yes, ISO 9706'],
        ['Recycled content', '30 %'],
        ['Packed in', 'Box that opens flat'],
        ['Models', 'L5500DN,'.repeat(50)],
        ['Country of origin', 'United States'],
      ].map(([name, value]) => ({ name: name!, value: value! })),
    }),
  },
};
/** Paragraphs and lists of an imported description; markup in it is shown as text. */
export const Paragraphs: Story = {
  parameters: {
    state: 'imported description with paragraphs',
    recipe: 'Import a product with paragraphs in its description (docs/operators/import.md).',
  },
  args: {
    product: buildProduct({
      title: 'Bellwether Heavy-duty stapler, 40 sheets, red',
      brandName: 'Bellwether',
      units: 'each',
      bullets: [],
      attributes: [{ name: 'Staples at once', value: '40 sheets' }],
      images: [{ url: '/media/pictures/stapler/c4312d.svg', alt: 'A red stapler' }],
      description:
        'Holds 40 sheets.\nFits letter and legal.\n\nIn the box:\n\n• The stapler\n• 1,000 staples <b>free</b>\n\nTwo years of warranty.',
    }),
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'About this item' });
    const about = heading.closest('section')!;
    const paragraphs = [...about.querySelectorAll('p')].map(({ textContent }) => textContent);
    await expect(paragraphs).toEqual([
      'Holds 40 sheets.\nFits letter and legal.',
      'In the box:',
      'Two years of warranty.',
    ]);
    await expect([...about.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'The stapler',
      '1,000 staples <b>free</b>',
    ]);
  },
};
export const OnSale: Story = {
  parameters: { state: 'product on sale', recipe: '/p/24110101' },
  args: { product: buildProduct({ originalPrice: '$10.99', originalPriceValue: 10.99 }) },
};
/** Larger quantities cost less apiece. The cart counts the units of all its lines of the item. */
export const VolumePrices: Story = {
  parameters: {
    state: 'product with volume prices',
    recipe: '/search?q=halden+multipurpose+paper, then any product',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-page.test.ts',
  },
  args: {
    product: buildProduct({
      volumePrices: [
        { minQty: 2, price: '$8.29', priceValue: 8.29 },
        { minQty: 10, price: '$7.69', priceValue: 7.69 },
        { minQty: 1000, price: '$7.68', priceValue: 7.68 },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Buy more, save more' }));
    const rows = table
      .getAllByRole('row')
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    await expect(rows).toEqual([
      ['Quantity', 'Price each'],
      ['1', '$8.49'],
      ['2 to 9', '$8.29'],
      ['10 to 999', '$7.69'],
      ['1,000 or more', '$7.68'],
    ]);
    await expect(table.getByRole('rowheader', { name: '10 to 999' })).toBeVisible();
  },
};
export const LowStock: Story = {
  parameters: { state: 'product, few left', recipe: '/p/24110202' },
  args: { product: buildProduct({ availableQuantity: 3 }) },
};
/** Similar items are shown first. */
export const OutOfStock: Story = {
  parameters: { state: 'product out of stock', recipe: '/p/24110403' },
  args: {
    buy: <p>This item is out of stock. See similar items below.</p>,
    product: buildProduct({
      isOutOfStock: true,
      availableQuantity: 0,
      alternates: [
        buildTile({
          itemId: '1',
          title: 'Ostermere Recycled copy paper, 500 sheets',
          brandName: 'Ostermere',
          image: '/media/pictures/ream/3b8a54.svg',
        }),
      ],
      accessories: [
        buildTile({
          itemId: '2',
          title: 'Tidewell Letter tray, stacking',
          image: '/media/pictures/letter-tray/343840.svg',
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(headings[0]).toHaveTextContent('Similar items');
  },
};
/** Another item is sold in its place, so this one is neither in stock nor added. */
export const Discontinued: Story = {
  parameters: { state: 'discontinued product', recipe: '/p/24159001' },
  args: {
    buy: <p>This item is discontinued. You can buy Tolvane Full-Strip Stapler in its place.</p>,
    product: buildProduct({
      isOutOfStock: true,
      availableQuantity: 0,
      alternateItemID: '24150101',
      restrictionDetails: { type: 'DISCONTINUED', altProducts: ['24150101'] },
      alternates: [
        buildTile({
          itemId: '24150101',
          title: 'Tolvane Full-Strip Stapler',
          brandName: 'Tolvane',
          image: '/media/pictures/stapler/343840.svg',
        }),
      ],
      sale: { notes: ['discontinued'] },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('Discontinued')).toHaveLength(1);
    await expect(page.queryByText('In stock')).toBeNull();
    await expect(page.queryByText('Out of stock')).toBeNull();
    await expect(page.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Similar items');
  },
};

/** An item without a price cannot be bought. */
export const PriceUnavailable: Story = {
  parameters: {
    state: 'product without a price',
    recipe: 'Storybook only: every item of the demo has a price; an import can leave it out.',
  },
  args: {
    buy: <p>We don’t have a price for this item right now. See similar items below.</p>,
    product: buildProduct({ priceValue: undefined, price: 'Price N/A' }),
  },
};

/** The price of a single piece has no unit. */
export const SinglePiece: Story = {
  parameters: { state: 'sold individually', recipe: '/p/24120501' },
  args: { product: buildProduct({ units: 'each' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\/\s*each/i);
  },
};

/** An imported product has only an item number, which is shown once. */
export const ItemNumberOnly: Story = {
  parameters: {
    state: 'item number only',
    recipe: 'Import a product without a model number (docs/operators/import.md).',
  },
  args: { product: buildProduct({ itemId: '905533', partNumber: '905533' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Item 905533');
    await expect(canvasElement).not.toHaveTextContent('Model');
  },
};

/** Each part links to its own page; the total of separate prices is below. */
export const Bundle: Story = {
  parameters: { state: 'bundle', recipe: '/p/24159101' },
  args: {
    product: buildProduct({
      title: 'Quillane Desk starter set',
      units: 'set',
      bullets: ['Two packs of pens and a stapler', 'In a box that doubles as a tray'],
      description: 'What a new desk needs on its first day, for less than its parts.',
      attributes: [{ name: 'Pieces', value: '9' }],
      images: [{ url: '/media/pictures/pen-cup/2f6f9f.svg', alt: 'A cup with pens' }],
      priceValue: 24.99,
      price: '$24.99',
      bundle: {
        items: [
          {
            ...buildTile({
              itemId: '1',
              title: 'Desktop stapler',
              priceValue: 15.49,
              image: '/media/pictures/stapler/c4312d.svg',
            }),
            quantity: 1,
          },
          {
            ...buildTile({
              itemId: '2',
              title: 'Gel pens, black, 4-Pack',
              priceValue: 6.49,
              image: '/media/pictures/gel-pen/26282c.svg',
            }),
            quantity: 2,
          },
        ],
        sum: 28.47,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Desktop stapler' })).toBeVisible();
    await expect(canvas.getByText(/With the bundle you save/)).toHaveTextContent('$3.48');
  },
};

const choice = (value: string, place: number, overrides: object = {}) => ({
  value,
  itemId: String(place),
  itemUrl: `#/p/${place}`,
  selected: place === 0,
  available: true,
  ...overrides,
});
const COLORS = {
  Black: '#26282c',
  Blue: '#2461ab',
  Red: '#c4312d',
  Green: '#3b8a54',
  Yellow: '#f3cb3c',
  White: '#ffffff',
};

/** Colors as swatches with names, sizes and packs as chips; unavailable values are marked. */
export const ManyVariants: Story = {
  parameters: {
    state: 'many variants',
    recipe: '/p/24123201',
    testedIn: 'apps/storefront/e2e/product.journey.ts',
  },
  args: {
    onVariant: fn((_value, event) => event.preventDefault()),
    product: buildProduct({
      title: 'Penlarch Fathom Gel Pens, 0.5 mm, Black, 4-Pack',
      brandName: 'Penlarch',
      images: [{ url: '/media/pictures/gel-pen/26282c.svg', alt: 'Four black gel pens' }],
      variantGroup: 'g1',
      bullets: ['Dries in a second', 'Writes about 2,600 feet', 'Takes the refills of its family'],
      description: 'A gel pen for people who take notes by hand: an even line, a soft grip, and no smear.',
      attributes: [
        { name: 'Point size', value: '0.5 mm' },
        { name: 'Ink', value: 'Gel, waterproof' },
      ],
      packSize: 4,
      units: 'pack of 4',
      variants: [
        { name: 'Point size', values: ['0.5 mm', '0.7 mm', '1.0 mm'].map((value, at) => choice(value, at)) },
        {
          name: 'Color',
          values: Object.entries(COLORS).map(([value, color], at) =>
            choice(value, at, { color, available: value !== 'Red' }),
          ),
        },
        {
          name: 'Pack',
          values: ['4-Pack', '12-Pack', '36-Pack'].map((value, at) =>
            choice(value, at, { available: at < 2 }),
          ),
        },
      ],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const colors = within(within(canvasElement).getByRole('group', { name: 'Color' }));
    await expect(colors.getByRole('link', { name: 'Black' })).toHaveAttribute('aria-current', 'true');
    await expect(colors.getByRole('link', { name: /^Red ?, out of stock/ })).toBeVisible();
    await userEvent.click(colors.getByRole('link', { name: 'Blue' }));
    await expect(args.onVariant).toHaveBeenCalledWith(
      expect.objectContaining({ value: 'Blue' }),
      expect.anything(),
    );
    await expect(canvasElement).toHaveTextContent('$2.12 apiece');
  },
};

/** Another variant is loading. */
export const Loading: Story = {
  parameters: {
    state: 'another variant loading',
    recipe: 'Open /p/24123201, slow `/catalog/products`, then choose another color.',
  },
  args: { busy: true },
};

/** No stars are shown without reviews. */
export const NoReviews: Story = {
  parameters: { state: 'no reviews', recipe: '/p/24110102' },
  args: {
    product: buildProduct({
      reviews: { count: 0, histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })), items: [] },
    }),
    reviews: <Reviews summary={{ count: 0, histogram: [] }} items={[]} total={0} sort="newest" />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/out of 5/);
    await expect(canvasElement).toHaveTextContent('No reviews yet.');
  },
};

/** Images are navigated by click or with the arrow keys. */
export const Images: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 3' }));
    await expect(canvas.getByRole('img', { name: /in its packaging/ })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /on a desk/ })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Picture 3 of 3' })).toHaveFocus();
  },
};

/** An item that can be ordered before its street date. */
export const PreOrder: Story = {
  parameters: {
    state: 'pre-order of a product',
    recipe: '/p/24249002',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-sale.test.ts',
  },
  args: { product: buildProduct({ sale: { preOrder: true, streetDate: '2027-02-15' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pre-order now. Available from Mon, Feb 15.')).toBeVisible();
    await expect(canvas.queryByText('In stock')).toBeNull();
  },
};
/** An item that cannot be ordered yet. */
export const ComingSoon: Story = {
  parameters: {
    state: 'product coming soon',
    recipe: '/p/24249003',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-sale.test.ts',
  },
  args: { product: buildProduct({ sale: { comingSoon: true, streetDate: '2027-02-15' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coming soon. Available from Mon, Feb 15.')).toBeVisible();
  },
};
/** An item whose units are on their way, with a note. */
export const BackOrder: Story = {
  parameters: {
    state: 'product on back order',
    recipe: '/p/24229001',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-sale.test.ts',
  },
  args: { product: buildProduct({ sale: { backInStockOn: '2027-01-20', notes: ['expertsSuggest'] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On back order. We expect it on Wed, Jan 20.')).toBeVisible();
    await expect(canvas.getByText('Our experts suggest')).toBeVisible();
  },
};
/** An item without stock, and the day on which more is expected. */
export const BackInStock: Story = {
  parameters: {
    state: 'product out of stock, expected',
    recipe: 'Storybook only: the demo item with a date has units on their way.',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-sale.test.ts',
  },
  args: {
    product: buildProduct({
      isOutOfStock: true,
      availableQuantity: 0,
      sale: { backInStockOn: '2027-01-20' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Out of stock. We expect it on Wed, Jan 20.')).toBeVisible();
  },
};
/** Fees and limits: multiples of units, a surcharge, a limit of units, an add-on item, furniture services, and a place without delivery. */
export const FeesAndLimits: Story = {
  parameters: {
    state: 'fees and limits of a product',
    recipe: '/p/24249001, /p/24193201, /p/24159002, /p/24159003',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-sale.test.ts',
  },
  args: {
    product: buildProduct({
      quantityLimit: 5,
      sale: {
        orderMultiple: 12,
        surchargeFeePerUnit: 4.5,
        addOnMinimum: 25,
        notDelivered: 'We can’t deliver this item to your area (AK). Choose another address.',
        furnitureServices: [{ level: 'BASC', feePerUnit: 79 }, { level: 'CUST' }],
      },
    }),
  },
  play: async ({ canvas }) => {
    for (const text of [
      'Limit 5 per order',
      'Sold in multiples of 12',
      'Plus a surcharge of $4.50 each',
      'Add-on item: sold with $25.00 or more of other items',
      'We can’t deliver this item to your area (AK). Choose another address.',
      'Basic furniture service: $79.00 each. Choose it in your cart.',
      'Custom furniture service: we agree on the fee after you order. Choose it in your cart.',
    ])
      await expect(await canvas.findByText(text)).toBeVisible();
  },
};
/** A third party prints and ships the item. The badge names the seller, and the notes do not repeat it (storefront-3.74). */
export const SoldByThirdParty: Story = {
  parameters: {
    state: 'product of a third party',
    recipe: '/p/24163901',
    testedIn: 'apps/commerce-api/src/domains/catalog/tile-fields.test.ts',
  },
  args: {
    product: buildProduct({
      isSSPT: true,
      isHitouch: true,
      badgeDetails: { productBadge: 'Sold and shipped by Rewell Supply', kind: 'SELLER' },
      sale: { soldBy: 'Rewell Supply', printed: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Printed to order')).toBeVisible();
    await expect(canvas.getAllByText('Sold and shipped by Rewell Supply')).toHaveLength(1);
  },
};
/** The print service prints the item. Only the badge mentions it, regardless of its text. */
export const PrintedToOrder: Story = {
  args: {
    product: buildProduct({
      isHitouch: true,
      badgeDetails: { productBadge: 'Made by our print service', kind: 'PRINT' },
      sale: { printed: true, orderMultiple: 50 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sold in multiples of 50')).toBeVisible();
    await expect(canvas.getByText('Made by our print service')).toBeVisible();
    await expect(canvas.queryByText('Printed to order')).toBeNull();
  },
};
/** A member sees the number that their organization uses for the item (storefront-3.71). */
export const PartNumber: Story = {
  parameters: {
    state: 'product with a part number of the organization',
    recipe: 'Sign in as nurse@example.com on the business site, then open /p/24110101.',
    testedIn: 'apps/commerce-api/src/domains/catalog/tile-fields.test.ts',
  },
  args: { product: buildProduct({ cId: 'RC-100' }) },
  globals: { tenant: 'business' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your part number: RC-100')).toBeVisible();
  },
};
/** An item of the contract of a business member's organization. */
export const OnContract: Story = {
  parameters: {
    state: 'product on contract',
    recipe: '/cc/mmx/p/24110101, signed in as studio@example.com',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-sale.test.ts',
  },
  args: { product: buildProduct({ contractInfo: { onContract: true, priceMethod: 'CONTRACT' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On contract')).toBeVisible();
  },
};
/** An item that the contract leaves out, at the market price. */
export const OffContract: Story = {
  parameters: {
    state: 'product off contract',
    recipe: '/cc/mmx/p/24193201, signed in as studio@example.com',
    testedIn: 'apps/commerce-api/src/domains/catalog/product-sale.test.ts',
  },
  args: { product: buildProduct({ contractInfo: { onContract: false, priceMethod: 'MPI' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Off contract')).toBeVisible();
    await expect(canvas.getByText('Market price')).toBeVisible();
  },
};
/** An exception: the organization buys on-contract items only, and this buyer may buy others. */
export const OffContractException: Story = {
  parameters: {
    state: 'product off contract, as an exception',
    recipe: '/cc/mmx/p/24249001, signed in as desk@example.com, who buys on-contract items only',
  },
  args: { ...OffContract.args, isContractOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Off contract')).toBeVisible();
  },
};
