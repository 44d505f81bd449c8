import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Remove copy paper?',
    children: 'The quantity would be zero.',
    confirmLabel: 'Remove',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Asking(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Remove copy paper
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          props.onConfirm();
          setOpen(false);
        }}
        onCancel={() => {
          props.onCancel();
          setOpen(false);
        }}
      />
    </>
  );
}

/** Pressing Enter on opening is harmless. */
export const Default: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove copy paper' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
  },
};

/** While the action is in progress no control responds, not even Escape. */
export const Loading: Story = {
  parameters: {
    state: 'ConfirmDialog: loading',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
    testedIn: 'libs/ui/src/overlays/Sheet/Sheet.keyboard.test.tsx',
  },
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Remove copy paper?' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }), { pointerEventsCheck: 0 });
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A click on the backdrop does not answer the question; Escape cancels. */
export const RequiresAnswer: Story = {
  parameters: {
    state: 'ConfirmDialog: must be answered',
    recipe: 'Storybook only: no screen of the shop uses this component yet.',
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(document.elementFromPoint(10, 10)!);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** A confirmation that is not destructive has a regular primary button. */
export const NotDestructive: Story = {
  args: {
    danger: false,
    title: 'Keep both carts?',
    children: 'The items of this visit are added to those of your last one.',
    confirmLabel: 'Keep both',
  },
};

export const LongContent: Story = {
  args: {
    danger: false,
    title: 'The total has changed since you reviewed it. Place the order for $1,234,567.89 anyway?',
    children:
      'Two of your 41 items cost more than before, one costs less, and the tax for the new delivery address is higher.',
    confirmLabel: 'Place the order for $1,234,567.89',
    cancelLabel: 'Go back to the cart',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
