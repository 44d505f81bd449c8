import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Why this price?</Button>,
    title: 'Business price',
    children: <p>Your account pays $31.49 instead of $39.99 for ten cartons or more.</p>,
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    initialFocus: { control: false },
    open: { control: false },
    children: { control: 'text' },
    title: { control: 'text' },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await meta.play(context);
    const panel = screen.getByRole('dialog', { name: 'Business price' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(context.args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

/** Focus moves into it and Escape returns it; tabbing out closes it, and so does a click outside. */
export const ByKeyboard: Story = {
  parameters: {
    state: 'Popover: by keyboard',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
    testedIn: 'libs/ui/src/overlays/Popover/Popover.keyboard.test.tsx',
  },
  args: {
    children: <TextField label="Cartons" width="short" inputMode="numeric" hint="The price is per carton." />,
  },
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button>Add to cart</Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Why this price?' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Business price' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Cartons' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Add to cart' })).toHaveFocus(),
    );

    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const LongContent: Story = {
  args: {
    title: 'Prices of Ridgeway multipurpose copy paper by number of cartons',
    children: (
      <Stack ruled>
        {Array.from({ length: 14 }, (_, row) => (
          <p key={row}>
            {row * 10 + 1} to {row * 10 + 10} cartons, delivered to one address on one day: $
            {(39.99 - row * 0.6).toFixed(2)} each
          </p>
        ))}
      </Stack>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
