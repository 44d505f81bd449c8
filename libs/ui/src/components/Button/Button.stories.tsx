import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  title: 'UI/Components/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Variants: Story = {
  parameters: { state: 'Button: sizes and kinds', recipe: '/cart has small, quiet and primary buttons.' },
  render: () => (
    <Stack align="start">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          <Button size={size} variant="primary">
            Add to cart
          </Button>
          <Button size={size}>View cart</Button>
          <Button size={size} variant="quiet">
            Save for later
          </Button>
          <Button size={size} variant="danger">
            Remove
          </Button>
          <Button size={size} icon="store">
            Choose a store
          </Button>
          <Button size={size} variant="primary" disabled>
            Place order
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Ignores clicks; keeps its width and focus. */
export const Busy: Story = {
  parameters: {
    state: 'Button: busy',
    recipe: 'Slow `/checkout/default/item`, then press "Add to cart" on /c/paper.',
  },
  args: { variant: 'primary', busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  parameters: {
    state: 'Button: link styled as a button',
    recipe: 'Open /cart with an item: the link to checkout.',
  },
  render: () => (
    <Inline>
      <ButtonLink variant="primary" href="/checkout">
        Checkout
      </ButtonLink>
      <ButtonLink href="/cart" icon="cart">
        View cart
      </ButtonLink>
    </Inline>
  ),
};

/** Default, hover, focus and active states. */
export const States: Story = {
  parameters: {
    state: 'Button: hover, focus, active, busy, disabled',
    recipe: 'Point at, focus and press one on /cart.',
    pseudo: { hover: '.hovered', focusVisible: '.focused', active: '.pressed' },
  },
  render: () => (
    <Stack align="start">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>At rest</Button>
          {(['Hovered', 'Focused', 'Pressed'] as const).map((state) => (
            <Button key={state} variant={variant} className={state.toLowerCase()}>
              {state}
            </Button>
          ))}
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const FullWidth: Story = { args: { variant: 'primary', size: 'large', fullWidth: true } };

export const LongContent: Story = {
  args: {
    variant: 'primary',
    children: 'Add all twelve items of this list to the cart of the whole department',
  },
  globals: { viewport: { value: 'narrow' } },
};
