import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        View cart
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
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
