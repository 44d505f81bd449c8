import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'UI/Components/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ paddingBlockStart: '4rem' }}>
        <h1>Paper</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it has focus. */
export const Default: Story = {
  parameters: { state: 'SkipLink: visible with focus', recipe: 'Open / and press Tab.' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: { children: 'Skip the header and move to the list of products' },
  play: async () => {
    await userEvent.tab();
  },
};
