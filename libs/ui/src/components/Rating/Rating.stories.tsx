import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'UI/Components/Rating',
  component: Rating,
  args: { value: 4.4, count: 128 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.4 out of 5 stars, (128) reviews');
  },
};
export const Large: Story = { args: { size: 'large' } };
export const LongContent: Story = { args: { value: 5, count: 1234567 } };
export const Steps: Story = {
  parameters: {
    state: 'Rating: every half of a star',
    recipe: 'Storybook only: /search?q=paper shows some of them.',
  },
  render: () => (
    <Stack>
      {[0.5, 1, 1.6, 2.3, 3, 3.5, 4.2, 4.9, 5].map((value) => (
        <Rating key={value} value={value} count={Math.round(value * 7)} />
      ))}
    </Stack>
  ),
};
/** Without reviews there are no stars. */
export const Empty: Story = {
  parameters: { state: 'Rating: no reviews', recipe: '/p/24110102' },
  args: { value: 0, count: 0 },
  render: (args) => (
    <>
      <Text>Gel pens, 12</Text>
      <Rating {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Gel pens, 12$/);
  },
};
