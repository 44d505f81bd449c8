import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aStore } from '../../testing/index.ts';
import { YourStore } from './YourStore.tsx';

const meta = {
  title: 'Stores/YourStore',
  component: YourStore,
  parameters: { receivesData: { Failed: 'StorePanel shows the error' } },
  tags: ['autodocs'],
  args: { store: aStore(), href: '/stores' },
} satisfies Meta<typeof YourStore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'chosen',
    recipe: 'choose a store at /stores',
    testedIn: 'apps/storefront/e2e/pickup.journey.ts',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent(
      'Your store: Natick, Open until 8 pm',
    );
  },
};

export const OpensPanel: Story = {
  parameters: { state: 'panel opens from the header', recipe: 'Press the store in the header.' },
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(link);
    await expect(link).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Closed: Story = {
  parameters: {
    state: 'chosen and closed',
    recipe: 'Choose a store at /stores, then open / outside of its hours.',
  },
  args: { store: aStore({ storeStatus: 'Closed', storeStatusTime: 'until 8 am tomorrow' }) },
};
export const Loading: Story = {
  parameters: {
    state: 'chosen, loading',
    recipe: 'Choose a store, slow `/omni`, then reload on a slow connection.',
  },
  args: { store: undefined, loading: true },
};

/** No store is chosen yet. */
export const Empty: Story = {
  parameters: { state: 'none chosen', recipe: 'Open / as a new visitor.' },
  args: { store: undefined },
};

/** Without opening hours the store is not shown as your store (storefront-5). */
export const Incomplete: Story = {
  parameters: { state: 'hours not known', recipe: 'Storybook only: every store of the demo has hours.' },
  args: { store: aStore({ workingHours: undefined }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('Choose a store');
  },
};

export const LongContent: Story = {
  args: {
    store: aStore({
      name: 'Shoppers World of Greater Framingham, East Entrance',
      storeStatusTime: 'until 9:15 pm on the day before a holiday',
    }),
  },
};
