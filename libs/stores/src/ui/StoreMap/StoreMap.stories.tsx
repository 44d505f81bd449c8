import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFoundStore, storesAround } from '../../testing/index.ts';
import { StoreMap } from './StoreMap.tsx';

const meta = {
  title: 'Stores/StoreMap',
  component: StoreMap,
  tags: ['autodocs'],
  args: { stores: storesAround.slice(0, 3), chosen: '1547' },
} satisfies Meta<typeof StoreMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Map of 3 stores, north is up' }),
    ).toBeVisible();
  },
};
export const OneStore: Story = { args: { stores: storesAround.slice(1, 2), chosen: undefined } };
export const LongContent: Story = {
  args: {
    stores: Array.from({ length: 30 }, (_, index) =>
      aFoundStore({
        storeNumber: String(1000 + index),
        latitude: 30 + ((index * 7) % 17),
        longitude: -120 + ((index * 11) % 45),
      }),
    ),
  },
};
