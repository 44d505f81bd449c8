import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFoundStore } from '../../testing/index.ts';
import { StoreMap } from './StoreMap.tsx';

const natick = aFoundStore({ storeNumber: '0008', name: 'Natick', latitude: 42.283, longitude: -71.349 });
const worcester = aFoundStore({
  storeNumber: '0144',
  name: 'Worcester',
  latitude: 42.263,
  longitude: -71.802,
});

const meta = {
  title: 'Stores/StoreMap',
  component: StoreMap,
  args: { stores: [aFoundStore(), natick, worcester], chosen: '1547' },
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
export const OneStore: Story = { args: { stores: [natick], chosen: undefined } };
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
