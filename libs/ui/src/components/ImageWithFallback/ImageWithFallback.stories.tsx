import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
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
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Ream of copy paper (no picture)' }),
    ).toBeVisible();
  },
};

/** The picture failed to load. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', loading: 'eager' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: 'Ream of copy paper (no picture)' });
  },
};

/** A picture that is not square; the fallback has the same ratio. */
export const Wide: Story = { args: { src: undefined, width: 480, height: 200, alt: '' } };

export const LongContent: Story = {
  args: {
    alt: 'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine',
  },
};
