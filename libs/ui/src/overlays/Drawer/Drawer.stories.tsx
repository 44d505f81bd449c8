import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opened({ label = 'View cart', ...props }: DrawerProps & { readonly label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Drawer
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Item added to cart',
    children: <p>Copy paper, one carton</p>,
    footer: (
      <Button variant="primary" fullWidth>
        Checkout
      </Button>
    ),
  },
  argTypes: {
    children: { control: false },
    footer: { control: false },
    initialFocus: { control: false },
    finalFocus: { control: false },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own button closes it. */
export const Default: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'View cart' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Item added to cart' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

/** The focus goes in, stays in, and comes back to the button that opened it. */
export const FocusGoesInAndComesBack: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'View cart' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Item added to cart' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** One out of another: the lower one steps back and stays; Escape closes the top one only; the focus goes down the stack. */
export const Stacked: Story = {
  render: (args) => (
    <Opened {...args} title="Cart">
      <Stack>
        <p>Copy paper, one carton</p>
        <Opened {...args} label="Coupons" title="Coupons" footer={undefined}>
          <Opened {...args} label="How do coupons work?" title="How coupons work" footer={undefined}>
            <p>One coupon an order. It is taken off before tax.</p>
          </Opened>
        </Opened>
      </Stack>
    </Opened>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Coupons' }));
    await userEvent.click(await screen.findByRole('button', { name: 'How do coupons work?' }));
    const top = await screen.findByRole('dialog', { name: 'How coupons work' });
    const [lowest, middle] = screen.getAllByRole('dialog', { hidden: true });
    // Each lies a step further from the edge than the one on it.
    await waitFor(async () => {
      const edges = [lowest, middle, top].map((drawer) => drawer!.getBoundingClientRect().left);
      await expect(edges[1]! - edges[0]!).toBeCloseTo(24, 0);
      await expect(edges[2]! - edges[1]!).toBeCloseTo(24, 0);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(top).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'How do coupons work?' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Coupons' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'How do coupons work?' }));
    await screen.findByRole('dialog', { name: 'How coupons work' });
  },
};

/** A press on the page closes it; one in it does not. */
export const PressOutside: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View cart' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('Copy paper, one carton'));
    await expect(drawer).toBeVisible();
    const backdrop = document.elementFromPoint(10, 10)!;
    await expect(drawer).not.toContainElement(backdrop as HTMLElement);
    await userEvent.click(backdrop);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const FromTheLeft: Story = { args: { side: 'left', title: 'Menu', footer: undefined } };
export const FromTheBottom: Story = {
  args: { side: 'bottom', title: 'Filters' },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  args: {
    title: 'Cart',
    children: (
      <Stack aria-busy>
        <Skeleton shape="heading" width="half" />
        <SkeletonText lines={4} />
      </Stack>
    ),
  },
};

export const Empty: Story = {
  args: {
    title: 'Cart',
    children: <EmptyState title="Your cart is empty." />,
    footer: undefined,
  },
};

export const Failed: Story = {
  args: {
    title: 'Cart',
    children: (
      <Alert
        kind="failure"
        title="Sorry, something went wrong. It's us, not you. Try again in a few minutes."
        actions={<Button size="small">Try again</Button>}
      />
    ),
    footer: undefined,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongContent: Story = {
  args: {
    title:
      'Ridgeway multipurpose copy paper, 92 bright, ten reams in one carton, has been added to your cart',
    children: (
      <Stack ruled>
        {Array.from({ length: 40 }, (_, row) => (
          <p key={row}>Row {row + 1} of many, which scroll by themselves below a title that stays.</p>
        ))}
      </Stack>
    ),
  },
};
