import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { closeWithButton, checkFocusTrap, SheetWithOpener } from '../Sheet/sheet-stories.tsx';
import { Drawer } from './Drawer.tsx';

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

const title = 'Item added to cart';
const render: Story['render'] = (args) => <SheetWithOpener {...args} of={Drawer} label="View cart" />;

/** Its close button closes it. */
export const Default: Story = { render, play: closeWithButton('View cart', title) };

/** Focus moves into it, is trapped, and returns to the button that opened it. The scroll container is a tab stop. */
export const FocusTrap: Story = {
  parameters: {
    state: 'Drawer: focus is trapped and returns',
    recipe: 'Add 24110101 from /p/24110101, then press Tab repeatedly.',
    testedIn: 'libs/ui/src/overlays/Sheet/Sheet.keyboard.test.tsx',
  },
  render,
  play: checkFocusTrap('View cart', title, ['Close', 'Content', 'Checkout']),
};

/**
 * A drawer opened from another one: the lower one stays visible behind it; Escape closes only the top one; focus
 * returns to the one below.
 */
export const Stacked: Story = {
  parameters: {
    state: 'Drawer: stacked',
    recipe: 'Storybook only: the shop opens one drawer at a time.',
    testedIn: 'libs/ui/src/overlays/Sheet/Sheet.keyboard.test.tsx',
  },
  render: (args) => (
    <SheetWithOpener {...args} of={Drawer} label="View cart" title="Cart">
      <Stack>
        <p>Copy paper, one carton</p>
        <SheetWithOpener {...args} of={Drawer} label="Coupons" title="Coupons" footer={undefined}>
          <SheetWithOpener
            {...args}
            of={Drawer}
            label="How do coupons work?"
            title="How coupons work"
            footer={undefined}
          >
            <p>One coupon per order. It is deducted before tax.</p>
          </SheetWithOpener>
        </SheetWithOpener>
      </Stack>
    </SheetWithOpener>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Coupons' }));
    await userEvent.click(await screen.findByRole('button', { name: 'How do coupons work?' }));
    const top = await screen.findByRole('dialog', { name: 'How coupons work' });
    const [lowest, middle] = screen.getAllByRole('dialog', { hidden: true });
    // Each is one step further from the edge than the drawer above it; on phones all have the full width.
    const step = innerWidth > 600 ? 24 : 0;
    await waitFor(async () => {
      const edges = [lowest, middle, top].map((drawer) => drawer!.getBoundingClientRect().left);
      await expect(edges[1]! - edges[0]!).toBeCloseTo(step, 0);
      await expect(edges[2]! - edges[1]!).toBeCloseTo(step, 0);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(top).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'How do coupons work?' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Coupons' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'How do coupons work?' }));
    await screen.findByRole('dialog', { name: 'How coupons work' });
  },
};

/** A click outside closes it; a click inside does not. */
export const PressOutside: Story = {
  render,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View cart' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('Copy paper, one carton'));
    await waitFor(() => expect(drawer).toBeVisible());
    // On phones there is no space outside.
    if (drawer.getBoundingClientRect().width >= innerWidth) return;
    const backdrop = document.elementFromPoint(10, 10)!;
    await expect(drawer).not.toContainElement(backdrop as HTMLElement);
    await userEvent.click(backdrop);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const FromLeft: Story = {
  args: {
    side: 'left',
    title: 'Menu',
    footer: undefined,
    children: (
      <Stack as="ul" gap={1} ruled>
        {['Paper', 'Ink and toner', 'Writing', 'Filing', 'Furniture', 'Break room'].map((name) => (
          <li key={name}>
            <Link variant="quiet" href={`#${name}`} style={{ display: 'block', paddingBlock: '0.625rem' }}>
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    ),
  },
};

export const FromBottom: Story = {
  args: {
    side: 'bottom',
    title: 'Filters',
    children: (
      <Stack>
        {['In stock', 'On sale', 'Pickup today', 'Four stars and more'].map((name) => (
          <Checkbox key={name} label={name} defaultChecked={name === 'In stock'} />
        ))}
      </Stack>
    ),
    footer: (
      <Button variant="primary" fullWidth>
        Show 48 products
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  parameters: {
    state: 'Drawer: loading',
    recipe:
      'Add 24193201, choose "Slow 3G" in the browser’s tools, then open its table of services on /cart.',
  },
  args: {
    title: 'Cart',
    children: (
      <Stack aria-busy>
        <Skeleton shape="heading" width="half" />
        <SkeletonText lines={4} />
      </Stack>
    ),
    footer: (
      <Button variant="primary" fullWidth disabled>
        Checkout
      </Button>
    ),
  },
};

export const Empty: Story = {
  parameters: { state: 'Drawer: empty', recipe: 'Press the cart link at 360 px as a new visitor.' },
  args: {
    title: 'Cart',
    children: (
      <EmptyState
        title="Your cart is empty."
        actions={
          <ButtonLink variant="primary" href="#shop">
            Start shopping
          </ButtonLink>
        }
      />
    ),
    footer: undefined,
  },
};

export const Failed: Story = {
  parameters: {
    state: 'Drawer: failed',
    recipe: 'Fail `/checkout`, then press the cart link at 360 px before the cart has loaded.',
  },
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
        {[
          'Copy paper, one carton',
          'Ball pens, black, a dozen',
          'Desk stapler, red',
          'Legal pads, yellow, 12',
        ].flatMap((what) =>
          ['Framingham', 'Natick', 'Newton', 'Worcester', 'Cambridge'].map((office) => (
            <p key={what + office}>
              {what}, for the office in {office}
            </p>
          )),
        )}
      </Stack>
    ),
  },
};
