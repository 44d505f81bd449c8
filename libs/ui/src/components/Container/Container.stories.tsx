import type { Meta, StoryObj } from '@storybook/react-vite';

import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'UI/Components/Container',
  component: Container,
  args: {
    children: (
      <Stack>
        <SectionHeading>Delivery and returns</SectionHeading>
        <p>
          Orders of $50 and more are delivered free, most of them on the next business day. You can return
          items within 30 days, by pickup or at any of our stores, and we refund them within two business
          days.
        </p>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The width of a page, within its gutters. */
export const Default: Story = {};

/** The width of text and forms. */
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
