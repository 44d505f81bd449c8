import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityColumnChoice } from './QuantityColumnChoice.tsx';

const meta = {
  title: 'Lists/QuantityColumnChoice',
  component: QuantityColumnChoice,
  parameters: {
    receivesData: {
      Loading: 'it is shown once a file has been read',
      Empty: 'without columns to choose it is not shown',
      Failed: 'a file that cannot be read has an alert instead',
    },
  },
  tags: ['autodocs'],
  args: {
    choices: [
      { at: 1, heading: 'Amount' },
      { at: 4, heading: 'Per case' },
    ],
    noneLabel: 'None, order 1 of each',
    onChoose: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof QuantityColumnChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file without a heading such as “Quantity”: its other columns with numbers are offered. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '“Amount”' }));
    await expect(args.onChoose).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'None, order 1 of each' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t use this file' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

/** Long headings, and an empty one. */
export const LongContent: Story = {
  args: {
    choices: [
      { at: 1, heading: 'Number of units requested by the departm' },
      { at: 2, heading: '' },
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((heading, at) => ({
        at: at + 3,
        heading,
      })),
    ],
  },
};
