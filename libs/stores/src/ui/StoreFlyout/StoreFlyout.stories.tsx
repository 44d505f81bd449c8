import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { StoreFlyout } from './StoreFlyout.tsx';

const meta = {
  title: 'Stores/StoreFlyout',
  component: StoreFlyout,
  args: { title: 'Your store', opener: undefined, onClose: fn(), children: <p>What the panel shows.</p> },
  render: function Opened(args) {
    const [opener, setOpener] = useState<HTMLElement>();
    return (
      // A place of its own in the header of an application.
      <div
        style={{
          position: 'relative',
          marginInlineStart: 'auto',
          inlineSize: 'max-content',
          minBlockSize: '28rem',
        }}
      >
        <Button onClick={({ currentTarget }) => setOpener(opener ? undefined : currentTarget)}>Natick</Button>
        {opener && (
          <StoreFlyout
            {...args}
            opener={opener}
            onClose={() => {
              args.onClose();
              setOpener(undefined);
            }}
          />
        )}
        <Button>Cart</Button>
      </div>
    );
  },
} satisfies Meta<typeof StoreFlyout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with the focus in it; Escape closes it and gives the focus back; so does its own button. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Natick' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Your store' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};
/** Tabbing on leaves and closes it; a press elsewhere closes it, too. */
export const LeftByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Natick' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cart' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Natick' }));
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, row) => <p key={row}>Line {row + 1} of many</p>) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Natick' }));
  },
};
