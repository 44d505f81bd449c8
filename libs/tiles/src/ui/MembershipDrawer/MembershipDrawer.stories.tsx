import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { MembershipDrawer } from './MembershipDrawer.tsx';

const meta = {
  title: 'Tiles/MembershipDrawer',
  component: MembershipDrawer,
  tags: ['autodocs'],
  args: {
    item: aTileItem({
      title: 'Foolscap Premium, one year',
      price: '$49.00',
      priceValue: 49,
      units: 'each',
      actionLabel: 'membership',
    }),
    open: true,
    phase: 'filled',
    details: {
      bullets: ['Free delivery on every order', '5% back in rewards', 'Free returns for a year'],
      compatible: [],
    },
    onJoin: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof MembershipDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function findDrawer() {
  const drawer = await screen.findByRole('dialog', { name: 'Membership' });
  await waitFor(() => expect(drawer).toBeVisible());
  return within(drawer);
}

export const Default: Story = {
  parameters: {
    state: 'membership drawer',
    recipe:
      'Import a product with the sale condition `membership`, then press “See member offer” on its tile.',
    testedIn: 'libs/tiles/src/state/tile-drawer.sagas.test.ts',
  },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await expect(drawer.getByText('Free delivery on every order')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Add membership to cart' }));
    await expect(args.onJoin).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { phase: 'pending', details: undefined } };

export const Failed: Story = {
  args: { phase: 'failed', details: undefined },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    item: aTileItem({
      title: 'Foolscap Premium for the whole family, one year, renewed every year until it is canceled',
      price: '$149.00',
      priceValue: 149,
      actionLabel: 'membership',
    }),
    details: {
      bullets: Array.from(
        { length: 12 },
        (_, n) => `Free delivery on every order, also of furniture and of oversized goods (${n + 1})`,
      ),
      compatible: [],
    },
  },
};

export const Adding: Story = { args: { isAdding: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Dark: Story = { globals: { theme: 'dark' } };
