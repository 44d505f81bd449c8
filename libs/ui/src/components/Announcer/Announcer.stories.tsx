import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Announcer, useAnnounce } from './Announcer.tsx';

function Speaker({ words }: { readonly words: string }) {
  const announce = useAnnounce();
  return (
    <Button
      onClick={() => {
        announce(words);
      }}
    >
      Add to cart
    </Button>
  );
}

const meta = { title: 'UI/Components/Announcer', component: Announcer } satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see: the sentence goes to screen readers. */
export const Default: Story = {
  args: { children: <Speaker words="Copy paper added to cart" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy paper added to cart'));
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <Speaker words="Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine added to cart. Your cart has 12 items." />
    ),
  },
};
