import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Announcer, useAnnounce } from './Announcer.tsx';

function AnnounceButton({ text }: { readonly text: string }) {
  const announce = useAnnounce();
  const [isAnnounced, setAnnounced] = useState(false);
  return (
    <Stack align="start">
      <Button
        onClick={() => {
          announce(text);
          setAnnounced(true);
        }}
      >
        Add to cart
      </Button>
      {isAnnounced && (
        <Text size={14} tone="muted" aria-hidden>
          Announce: “{text}”
        </Text>
      )}
    </Stack>
  );
}

const meta = { title: 'UI/Components/Announcer', component: Announcer } satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders nothing visible: messages go to screen readers. */
export const Default: Story = {
  parameters: {
    state: 'Announcer: for screen readers only',
    recipe: 'Press plus on a line of /cart with a screen reader on.',
  },
  args: { children: <AnnounceButton text="Copy paper added to cart" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy paper added to cart'));
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <AnnounceButton text="Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine added to cart. Your cart has 12 items." />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/has 12 items\.$/));
  },
};
