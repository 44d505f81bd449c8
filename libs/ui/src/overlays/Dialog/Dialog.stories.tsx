import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

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
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
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
