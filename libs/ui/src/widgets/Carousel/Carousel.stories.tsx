import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { Carousel } from './Carousel.tsx';

const products: readonly (readonly [name: string, amount: number, picture: string])[] = [
  ['Ridgeway copy paper', 849, '/media/pictures/ream/2f6f9f.svg'],
  ['Gel pens, 12', 1329, '/media/pictures/gel-pen/1d4e89.svg'],
  ['Desk stapler', 1549, '/media/pictures/stapler/c4312d.svg'],
  ['Sticky notes', 1199, '/media/pictures/sticky-notes/e8c547.svg'],
  ['File folders, 100', 1249, '/media/pictures/folder/d9b283.svg'],
  ['Whiteboard markers', 899, '/media/pictures/marker/2b6a4f.svg'],
  ['Legal pads', 1799, '/media/pictures/legal-pad/e8c547.svg'],
  ['Label tape', 1450, '/media/pictures/tape-roll/343840.svg'],
  ['Paper clips', 299, '/media/pictures/paper-clips/b6bec8.svg'],
  ['Binder, 2 inch', 699, '/media/pictures/binder/2b6a4f.svg'],
  ['Letter tray', 1075, '/media/pictures/letter-tray/343840.svg'],
  ['Desk lamp', 5400, '/media/pictures/lamp/b08d4a.svg'],
];

function Tile({
  name,
  amount,
  picture = '/media/pictures/parcel/c79a66.svg',
}: {
  readonly name: string;
  readonly amount: number;
  readonly picture?: string;
}) {
  return (
    <Link
      variant="quiet"
      href={`#${name}`}
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 'var(--fs-space-2)',
        borderRadius: 'var(--fs-radius-card)',
      }}
    >
      <ImageWithFallback
        src={picture}
        alt=""
        width={240}
        height={240}
        style={{
          inlineSize: '100%',
          background: 'var(--fs-picture)',
          borderRadius: 'var(--fs-radius-card)',
        }}
      />
      {name}
      <Price amount={amount} size="small" />
    </Link>
  );
}

const tiles = products.map(([name, amount, picture]) => ({
  id: name,
  content: <Tile name={name} amount={amount} picture={picture} />,
}));

const meta = {
  title: 'UI/Widgets/Carousel',
  component: Carousel,
  args: {
    label: 'Recommended for you',
    heading: <SectionHeading>Recommended for you</SectionHeading>,
    items: tiles,
  },
  // The width of a page, within its gutters.
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    items: { control: false },
    heading: { control: false },
    slideSize: { control: 'inline-radio', options: ['tile', 'card', 'full'] },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next' });
    const row = canvas.getByRole('group', { name: 'Slides' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Showing \d+ to \d+ of 12$/));
  },
};

/** On the row itself the arrow keys move by one slide; at the end the button keeps its place and focus. */
export const Keyboard: Story = {
  parameters: {
    state: 'Carousel: by keyboard',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('group', { name: 'Slides' });
    const next = canvas.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    // Focusing a hidden slide scrolls it into view.
    canvas.getByRole('link', { name: /Desk lamp/ }).focus();
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Cards: Story = { args: { slideSize: 'card' } };
/** In a narrow container, such as a product's pictures: one slide at a time. */
export const Full: Story = {
  args: { slideSize: 'full', items: tiles.slice(0, 3) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** If all slides fit there are no controls; their space is reserved to avoid a layout shift. */
export const AllVisible: Story = {
  parameters: {
    state: 'Carousel: all slides visible',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  args: { items: tiles.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Slides' })).not.toHaveAttribute('tabindex');
  },
};

export const LongContent: Story = {
  args: {
    heading: <SectionHeading>Shoppers who bought the items in your cart also bought</SectionHeading>,
    items: [
      {
        id: 'long',
        content: (
          <Tile
            name="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, carton of ten"
            amount={123_456_789}
          />
        ),
      },
      ...tiles,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('group', { name: 'Slides' });
    const next = canvas.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'));
    row.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(0));
  },
};

export const States: Story = {
  parameters: {
    pseudo: { hover: ['[aria-label="Next"]'], focusVisible: ['[role="group"][tabindex]'] },
  },
};
