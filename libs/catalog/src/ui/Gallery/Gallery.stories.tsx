import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildProduct } from '../../testing/index.ts';
import { Gallery } from './Gallery.tsx';

const { images } = buildProduct();
const meta = {
  title: 'Catalog/Gallery',
  component: Gallery,
  parameters: {
    receivesData: {
      Loading: 'images reserve their own space',
      Empty: 'a product without images shows the placeholder: Failed',
    },
  },
  tags: ['autodocs'],
  args: { images },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Navigated by click or with the arrow keys; wraps around at the end. */
export const Default: Story = {
  parameters: { state: 'gallery', recipe: '/p/24110101' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isLarge = (place: number) =>
      waitFor(() =>
        // Storybook may serve no images; then their text alternatives show.
        expect(
          canvas.getByRole('img', { name: (name) => name.startsWith(images[place]!.alt) }),
        ).toBeInTheDocument(),
      );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Picture 1 of 3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await isLarge(1);
    await userEvent.keyboard('{End}');
    await isLarge(2);
    await userEvent.keyboard('{ArrowRight}');
    await isLarge(0);
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('button', { name: 'Picture 1 of 3' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Picture 1 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 3' }));
    await isLarge(1);
  },
};

/** A single image has no thumbnails. */
export const OneImage: Story = {
  parameters: {
    state: 'one image',
    recipe: 'Import a product with one picture (docs/operators/import.md); those of the demo have more.',
  },
  args: { images: images.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** An image that fails to load keeps its space and shows its text alternative. */
export const Failed: Story = {
  parameters: {
    state: 'image failed',
    recipe: 'Block `/media/*` in the browser’s tools, then reload /p/24110101.',
  },
  args: { images: [{ url: 'data:image/png;base64,broken', alt: 'A stapler, red' }] },
};

/** More images than fit into a row, one with a long description. */
export const LongContent: Story = {
  args: {
    images: [
      '/media/pictures/ream/2f6f9f.svg',
      '/media/pictures/ream/c4312d.svg',
      '/media/pictures/ream/3b8a54.svg',
      '/media/pictures/ream/26282c.svg',
      '/media/pictures/ream/f3cb3c.svg',
      '/media/pictures/ream/7a4fa3.svg',
      '/media/pictures/ream/e08a2e.svg',
      '/media/pictures/ream/1f7f86.svg',
      '/media/pictures/ream/b6bec8.svg',
      '/media/pictures/ream/ffffff.svg',
    ].map((url, place) => ({
      url,
      alt: `Quillane Everyday copy paper, 8.5 x 11 in, 20 lb, 92 bright, ten reams of 500 sheets each, view ${place + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(10);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
