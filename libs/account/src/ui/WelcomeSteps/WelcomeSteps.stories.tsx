import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WelcomeSteps } from './WelcomeSteps.tsx';

const steps = [
  { code: 'email', href: '/account/details', isDone: false },
  { code: 'store', href: '/stores', isDone: true },
  { code: 'address', href: '/account/addresses?edit=new', isDone: false },
  { code: 'rewards', href: '/account/rewards', isDone: false },
] as const;

const meta = {
  title: 'Account/WelcomeSteps',
  component: WelcomeSteps,
  tags: ['autodocs'],
  args: { steps, email: 'pat@example.com' },
} satisfies Meta<typeof WelcomeSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A step that is done has no link. */
export const Default: Story = {
  parameters: {
    state: 'getting started',
    recipe: 'Register at /office/supplies/register.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 of 4 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute('href', steps[2].href);
    await expect(canvas.queryByRole('link', { name: 'Find a store' })).toBeNull();
  },
};
export const AllDone: Story = {
  parameters: {
    state: 'getting started: all done',
    recipe: 'Confirm your address, choose a store, add an address and join the rewards at /account/welcome.',
  },
  args: { steps: steps.map((step) => ({ ...step, isDone: true })) },
};
export const LongContent: Story = {
  args: { email: 'northeast-regional-facilities-operations@bell-and-margin-office-supplies.example' },
};
