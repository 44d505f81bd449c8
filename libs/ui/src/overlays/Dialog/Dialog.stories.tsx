import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Change
      </Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Change the delivery zip code',
    children: <TextField label="Zip code" width="short" inputMode="numeric" autoComplete="postal-code" />,
    actions: (
      <>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
      </>
    ),
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    initialFocus: { control: false },
    finalFocus: { control: false },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own button closes it. */
export const Default: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Change' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Change the delivery zip code' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

/** The focus goes in, goes round, and comes back to what opened it. */
export const FocusGoesInAndComesBack: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Change' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Change the delivery zip code' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    for (const name of ['Zip code', 'Save', 'Cancel']) {
      await userEvent.tab();
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    }
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongContent: Story = {
  args: {
    title: 'Terms on which furniture is delivered, assembled and taken back',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, n) => (
          <p key={n}>
            Furniture comes by freight. The driver calls half an hour before and needs a dock or two people at
            the door. What does not please is fetched again within thirty days.
          </p>
        ))}
      </Stack>
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
