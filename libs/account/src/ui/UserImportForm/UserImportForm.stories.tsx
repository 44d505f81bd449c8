import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UserImportForm } from './UserImportForm.tsx';

const meta = {
  title: 'Account/UserImportForm',
  component: UserImportForm,
  tags: ['autodocs'],
  args: { result: undefined, onImport: fn() },
} satisfies Meta<typeof UserImportForm>;
export default meta;
type Story = StoryObj<typeof meta>;
const CSV = 'email,first name,last name\nzoe@example.com,Zoe,Quire';

export const Default: Story = {
  parameters: {
    state: 'user import',
    recipe: 'Sign in on /cc/mmx as office@example.com, then open /cc/mmx/account/users?view=import.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Choose a file, or paste its content.')).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('CSV file'),
      new File([CSV], 'users.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByDisplayValue(/zoe@example.com/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(args.onImport).toHaveBeenCalledWith({ csv: CSV, dryRun: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(args.onImport).toHaveBeenLastCalledWith({ csv: CSV, dryRun: false });
    (document.activeElement as HTMLElement).blur();
  },
};
export const Checked: Story = {
  parameters: { state: 'user import: checked', recipe: 'As before; then check a file with an unknown role.' },
  args: {
    result: {
      dryRun: true,
      rows: [
        { line: 2, email: 'zoe@example.com', outcome: 'INVITED' },
        { line: 3, email: 'otto@example.com', outcome: 'UPDATED' },
        {
          line: 4,
          email: 'kim@example.com',
          outcome: 'REJECTED',
          code: 'ROLE_NOT_FOUND',
          message: 'Your organization has no such role. Choose another one.',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('cell', { name: 'Will be invited' })).toBeVisible();
    await expect(canvas.queryByText(/Invited|\d invited/)).toBeNull();
  },
};
export const Imported: Story = {
  parameters: { state: 'user import: done', recipe: 'As before; then import a file.' },
  args: {
    result: { dryRun: false, rows: [{ line: 2, email: 'zoe@example.com', outcome: 'INVITED' }] },
    attempt: 1,
  },
};
export const Saving: Story = {
  parameters: {
    state: 'user import: in flight',
    recipe: 'Slow `/organization/users/import`, then import a file.',
  },
  args: { busy: true },
};
export const Rejected: Story = {
  parameters: { state: 'user import: not a CSV file', recipe: 'As before; then import a picture.' },
  args: {
    error:
      'This isn’t a CSV file of users. Its first row needs the headings email, first name and last name.',
    attempt: 1,
  },
};
export const LongContent: Story = {
  args: {
    result: {
      dryRun: false,
      rows: [{ line: 2, email: `${'long.name.'.repeat(9)}@example.com`, outcome: 'UNCHANGED' }],
    },
  },
};
