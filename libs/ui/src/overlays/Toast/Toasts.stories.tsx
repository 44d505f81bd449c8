import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { ToastProvider, useToasts, type ToastMessage } from './Toasts.tsx';

function Shower({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const { show } = useToasts();
  return (
    <Button
      onClick={() => {
        for (const message of messages) show(message);
      }}
    >
      Show
    </Button>
  );
}

const undone = fn();

const meta = {
  title: 'UI/Overlays/Toast',
  component: ToastProvider,
  args: { children: undefined },
  argTypes: { children: { control: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <Shower
        messages={[{ title: 'Copy paper removed', action: { label: 'Undo', onAction: undone }, timeout: 0 }]}
      />
    ),
  },
  play: async (context) => {
    undone.mockClear();
    await meta.play(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    await meta.play(context);
    await screen.findByRole('button', { name: 'Undo' });
  },
};

export const Kinds: Story = {
  parameters: { state: 'Toasts: kinds', recipe: 'Storybook only: the shop uses one kind of toast.' },
  args: {
    children: (
      <Shower
        messages={[
          { title: '12 items added to cart', timeout: 0 },
          { kind: 'info', title: 'Your store is now Natick', timeout: 0 },
          { kind: 'failure', title: 'Failure while adding item to cart. Please try again', timeout: 0 },
        ]}
      />
    ),
  },
};

/** A toast with the same key is replaced instead of stacked. */
export const Replaced: Story = {
  parameters: {
    state: 'Toasts: replaced',
    recipe: 'Storybook only: the shop shows one toast at a time.',
    testedIn: 'libs/ui/src/overlays/Toast/Toasts.keyboard.test.tsx',
  },
  args: {
    children: (
      <Shower
        messages={[
          { key: 'added', title: '1 item added to cart', timeout: 0 },
          { key: 'added', title: '2 items added to cart', timeout: 0 },
        ]}
      />
    ),
  },
  play: async (context) => {
    await meta.play(context);
    await expect((await screen.findAllByText('2 items added to cart')).length).toBeGreaterThan(0);
    await expect(screen.queryByText('1 item added to cart')).not.toBeInTheDocument();
  },
};

/** Three at a time: older ones are hidden and reappear when a newer one is dismissed. */
export const Limit: Story = {
  parameters: {
    state: 'Toasts: limit',
    recipe: 'Storybook only: the shop shows one toast at a time.',
    testedIn: 'libs/ui/src/overlays/Toast/Toasts.keyboard.test.tsx',
  },
  args: {
    limit: 3,
    children: (
      <Shower
        messages={['Paper', 'Pens', 'Staples', 'Glue', 'Tape'].map((what) => ({
          title: `${what} added to cart`,
          timeout: 0,
        }))}
      />
    ),
  },
  play: async (context) => {
    await meta.play(context);
    const newest = await screen.findByRole('dialog', { name: 'Tape added to cart' });
    await waitFor(() => expect(newest).toBeVisible());
    await expect(screen.getByText('Pens added to cart')).not.toBeVisible();
    const glue = screen.getByRole('dialog', { name: 'Glue added to cart' });
    await userEvent.hover(glue);
    await userEvent.click(within(glue).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.getByText('Pens added to cart')).toBeVisible());
    await expect(screen.getByText('Paper added to cart')).not.toBeVisible();
  },
};

/** F6 moves focus to the toasts, Tab through them, Escape dismisses one. */
export const ByKeyboard: Story = {
  parameters: {
    state: 'Toasts: by keyboard',
    recipe: 'Storybook only: toasts of the shop have no actions yet.',
    testedIn: 'libs/ui/src/overlays/Toast/Toasts.keyboard.test.tsx',
  },
  args: {
    children: (
      <Shower
        messages={[{ title: 'Copy paper removed', action: { label: 'Undo', onAction: undone }, timeout: 0 }]}
      />
    ),
  },
  play: async (context) => {
    const opener = within(context.canvasElement).getByRole('button', { name: 'Show' });
    await meta.play(context);
    const toast = await screen.findByRole('dialog', { name: 'Copy paper removed' });
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Swiping dismisses a toast; a short swipe does not. */
export const Swipe: Story = {
  parameters: {
    state: 'Toasts: swiped',
    recipe: 'Storybook only: see the toasts of several items in "several items added".',
  },
  args: { children: <Shower messages={[{ title: 'List saved', timeout: 0 }]} /> },
  play: async (context) => {
    await meta.play(context);
    const toast = await screen.findByRole('dialog', { name: 'List saved' });
    await waitFor(() => expect(toast).toBeVisible());
    const swipe = async (distance: number) => {
      const { left, top } = toast.getBoundingClientRect();
      const at = (x: number) => ({
        clientX: left + 20 + x,
        clientY: top + 20,
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        buttons: 1,
        isPrimary: true,
      });
      await fireEvent.pointerDown(toast, at(0));
      for (const part of [0.25, 0.5, 0.75, 1]) await fireEvent.pointerMove(toast, at(distance * part));
      await fireEvent.pointerUp(toast, at(distance));
    };
    await swipe(12);
    await expect(toast).toBeVisible();
    await swipe(240);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  args: Kinds.args,
  globals: { direction: 'rtl' },
};

/** The buttons of a toast in hover, focus and active state. */
export const States: Story = {
  args: {
    children: (
      <Shower
        messages={['at rest', 'hovered', 'focused', 'pressed'].map((state) => ({
          title: `Its buttons ${state}`,
          action: { label: 'Undo', onAction: undone },
          timeout: 0,
        }))}
      />
    ),
    limit: 4,
  },
  parameters: {
    pseudo: {
      rootSelector: 'body',
      hover: '[role="dialog"]:nth-of-type(3) button',
      focusVisible: '[role="dialog"]:nth-of-type(2) button',
      active: '[role="dialog"]:nth-of-type(1) button',
    },
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <Shower
        messages={[
          {
            title: 'Pickup item modified',
            description:
              'Ridgeway multipurpose copy paper, 92 bright, is now ready for pickup at Natick between 9 am and 8 pm.',
            action: { label: 'View the whole cart', onAction: fn() },
            timeout: 0,
          },
        ]}
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
