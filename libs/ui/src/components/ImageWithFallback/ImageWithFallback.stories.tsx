import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ImageWithFallback } from './ImageWithFallback.tsx';

const drawing = '/media/pictures/ream/2f6f9f.svg';

const meta = {
  title: 'UI/Components/ImageWithFallback',
  component: ImageWithFallback,
  args: { src: drawing, alt: 'Ream of copy paper', width: 240, height: 240 },
} satisfies Meta<typeof ImageWithFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The product has no picture. */
export const Missing: Story = {
  parameters: {
    state: 'ImageWithFallback: missing',
    recipe: 'Storybook only: every product of the demo has a picture.',
  },
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Ream of copy paper (no picture)' }),
    ).toBeVisible();
  },
};

/** The picture failed to load. */
export const Failed: Story = {
  parameters: {
    state: 'ImageWithFallback: failed',
    recipe: 'Block `/media/*` in the browser’s tools, then reload /c/paper.',
  },
  args: { src: 'data:image/png;base64,broken', loading: 'eager' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: 'Ream of copy paper (no picture)' });
  },
};

/** A picture of the server's photos, which exist in several widths. Storybook draws it itself, see `.storybook/photo.ts`. */
const photo = '/media/photos/f00150a9-d8d2c8';

/** A photo: the browser chooses a width, and the server a format. Its color is shown until it has loaded. */
export const Photo: Story = {
  args: { src: `${photo}/640`, alt: 'Pencil cup on a desk', width: 320, height: 320, loading: 'eager' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Pencil cup on a desk' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toMatch(/-d8d2c8\/(320|640|1280)$/);
    await expect(image).toHaveStyle({ backgroundColor: 'rgb(216, 210, 200)' });
  },
};

/** The photo in the formats that browsers accept: AVIF, WebP and JPEG. */
export const PhotoFormats: Story = {
  render: () => (
    <Inline gap={4}>
      {['avif', 'webp', 'jpg'].map((format) => (
        <ImageWithFallback
          key={format}
          src={`${photo}/320.${format}`}
          alt={format}
          width={200}
          height={200}
          loading="eager"
        />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const format of ['avif', 'webp', 'jpg']) {
      const image = canvas.getByRole<HTMLImageElement>('img', { name: format });
      await waitFor(() => expect(image.naturalWidth).toBe(320));
    }
  },
};

/** A picture that is not square; the fallback has the same ratio. */
export const Wide: Story = { args: { src: undefined, width: 480, height: 200, alt: '' } };

export const LongContent: Story = {
  args: {
    alt: 'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine',
  },
};
