import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { IconCard } from './IconCard.tsx';

const meta = {
  title: 'UI/Components/IconCard',
  component: IconCard,
  args: { icon: 'store', headline: 'Free pickup', children: 'Choose your store.', href: '/stores' },
} satisfies Meta<typeof IconCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A fact without a page to link to. */
export const WithoutLink: Story = {
  parameters: { state: 'IconCard: no link', recipe: 'Open / and see “Free shipping” below the picture.' },
  args: { icon: 'truck', headline: 'Free shipping', children: 'On orders of $50 or more.', href: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** A headline of more than 18 characters is shortened; assistive technology gets all of it. */
export const LongContent: Story = {
  args: {
    headline: 'Purchase orders and releases',
    children:
      'Charge an order to a budget center, a purchase order and its release, as the accounting department of your organization requires it.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Purchase orders a…')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Purchase orders and releases\s?Charge/ })).toBeVisible();
  },
};

/** A headline of spaces keeps them, and so its line. */
export const BlankHeadline: Story = {
  parameters: {
    state: 'IconCard: headline of spaces',
    recipe: 'Storybook only: the shop’s cards have headlines.',
  },
  args: { headline: '    ' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.querySelector('span')!.textContent).toBe('    ');
    await expect(link.querySelector('span')!.offsetHeight).toBeGreaterThan(10);
  },
};

/** Cards next to each other have the same height. */
export const Row: Story = {
  parameters: { state: 'IconCard: row', recipe: 'Open / and see the cards below the picture.' },
  render: (args) => (
    <Grid columns="thirds">
      <IconCard {...args} />
      <IconCard icon="truck" headline="Free shipping">
        On orders of $50 or more. The cart shows how much is missing.
      </IconCard>
      <IconCard icon="list" headline="Order history" href="/account/orders">
        See your orders.
      </IconCard>
    </Grid>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
