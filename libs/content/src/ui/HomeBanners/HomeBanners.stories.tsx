import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildBanner } from '../../testing/index.ts';
import { HomeBanners } from './HomeBanners.tsx';

const banners = [
  buildBanner(),
  buildBanner({
    title: 'Ink that fits',
    pictures: [{ src: '/media/scenes/ink.svg', width: 640, height: 420 }],
  }),
  buildBanner({
    title: 'A better seat',
    pictures: [{ src: '/media/scenes/chairs.svg', width: 640, height: 420 }],
  }),
];

/** Returns the number of columns of each banner. */
const getSpans = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map((item) => Number(getComputedStyle(item).gridColumnStart.replace('span ', '')));

const meta = {
  title: 'Content/HomeBanners',
  component: HomeBanners,
  args: {
    label: 'From our aisles',
    layout: 'three',
    items: banners,
    hrefFor: ({ link }) => link.url,
  },
} satisfies Meta<typeof HomeBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('region', { name: 'From our aisles' });
    await expect(getSpans(canvasElement)).toEqual(innerWidth > 600 ? [4, 4, 4] : [12, 12, 12]);
    await expect(within(row).getAllByRole('link', { name: 'Shop paper' })[0]).toHaveAttribute(
      'href',
      '/c/paper',
    );
  },
};
export const FourAcross: Story = {
  args: { layout: 'four', items: [...banners, buildBanner({ title: 'Ready to ship' })] },
  play: async ({ canvasElement }) => {
    const columns = innerWidth > 1024 ? 3 : innerWidth > 600 ? 6 : 12;
    await expect(getSpans(canvasElement)).toEqual([columns, columns, columns, columns]);
  },
};
export const TwoAcross: Story = {
  args: {
    layout: 'two',
    items: [
      buildBanner({
        title: 'Stock the break room',
        pictures: [
          { src: '/media/scenes/break-room.svg', width: 640, height: 420 },
          { src: '/media/scenes/break-room-wide.svg', width: 1200, height: 640, from: 1025 },
        ],
      }),
      buildBanner({ title: 'Ready to ship' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(getSpans(canvasElement)).toEqual(innerWidth > 820 ? [8, 4] : [12, 12]);
    // The picture of the widest windows comes first.
    const source = canvasElement.querySelector('source');
    await expect(source).toHaveAttribute('media', '(min-width: 1025px)');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(getSpans(canvasElement)).toEqual([12, 12, 12]);
  },
};
export const LongContent: Story = {
  args: {
    items: banners.map((banner) => ({
      ...banner,
      title: 'Paper for every department of the whole company this year',
      text: 'Ten reams in one box, delivered to every floor on the next business day, on one invoice, with a place for your own order number.',
    })),
  },
};
