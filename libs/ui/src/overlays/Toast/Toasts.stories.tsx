import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
  },
};

export const Kinds: Story = {
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

/** The same key replaces; it does not pile up. */
export const Replaced: Story = {
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
};
