import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LIST_ERRORS } from '../../model/index.ts';
import { ImportReport } from './ImportReport.tsx';

const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

const meta = {
  title: 'Lists/ImportReport',
  component: ImportReport,
  parameters: { receivesData: { Empty: 'a file without rows has an alert instead' } },
  tags: ['autodocs'],
  args: {
    phase: 'done',
    of: 24,
    added: 24,
    faults: [],
    remaining: [],
    onContinue: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The file is being imported, 500 rows at a time. */
export const Loading: Story = {
  args: { phase: 'importing', of: 2000, added: 500, remaining: lines(502, 1500) },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Importing your file' });
    await expect(bar).toHaveAttribute('aria-valuetext', '500 of 2,000 rows imported');
  },
};

/** The connection was lost halfway: imported rows stay, and the rest can be continued. */
export const Failed: Story = {
  parameters: {
    state: 'import stopped',
    recipe: 'Open a list, block `/item` in the browser’s tools, then import a CSV file.',
    testedIn: 'libs/lists/src/feature/import-items.test.tsx',
  },
  args: {
    phase: 'stopped',
    of: 2000,
    added: 1000,
    remaining: lines(1002, 1000),
    error: LIST_ERRORS.NETWORK,
  },
  play: async ({ args, canvasElement }) => {
    const report = within(canvasElement);
    await expect(report.getByText('The import stopped. 1,000 of 2,000 rows imported so far.')).toBeVisible();
    await expect(report.getByText(/^1,000 rows remain: lines 1,002 to 2,001 of the file\./)).toBeVisible();
    await userEvent.click(report.getByRole('button', { name: 'Continue import' }));
    await expect(args.onContinue).toHaveBeenCalled();
  },
};

/** Rows with mistakes, by line of the file. */
export const FaultyRows: Story = {
  parameters: {
    state: 'import with faulty rows',
    recipe: 'Import a CSV file with an unknown item number into a list.',
    testedIn: 'libs/lists/src/feature/import-items.test.tsx',
  },
  args: {
    of: 5,
    added: 2,
    faults: [
      { line: 3, text: ', 2', reason: 'The item number is missing.' },
      { line: 4, text: 'FS-100999', reason: LIST_ERRORS.LIST_ITEM_NOT_SOLD },
      { line: 6, text: 'FS-10021', reason: LIST_ERRORS.CARD_NUMBER_IN_TEXT },
    ],
  },
};

/** Every row of a long file has a mistake: the first ones are listed. */
export const LongContent: Story = {
  args: {
    of: 1000,
    added: 0,
    faults: lines(2, 1000).map((line) => ({
      line,
      text: 'Everything that the third floor needs for the quarterly review, in boxes, 1',
      reason: 'This is not an item number.',
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(21);
    await expect(within(canvasElement).getByText('And 980 more')).toBeVisible();
  },
};
