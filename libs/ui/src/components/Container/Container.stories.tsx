import type { Meta, StoryObj } from '@storybook/react-vite';

import { Container } from './Container.tsx';

const meta = {
  title: 'UI/Components/Container',
  component: Container,
  args: { children: <p>The column of a page.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Text: Story = { args: { width: 'text' } };
export const LongContent: Story = {
  args: {
    width: 'text',
    children: (
      <p>
        Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each
        in one carton, acid free and made without elemental chlorine
      </p>
    ),
  },
};
