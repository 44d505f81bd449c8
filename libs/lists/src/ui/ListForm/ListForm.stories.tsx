import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListForm } from './ListForm.tsx';

const meta = {
  title: 'Lists/ListForm',
  component: ListForm,
  parameters: {
    receivesData: {
      Loading: 'the form needs no data',
      Empty: 'the form needs no data',
      Failed: 'NameInUse and LimitReached show refusals',
    },
  },
  tags: ['autodocs'],
  args: { accessLevels: ['PERSONAL', 'SHARED'], onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ListForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new list of a member of an organization. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'List name' }), '  Lab   supplies ');
    await userEvent.click(canvas.getByRole('radio', { name: /^Shared/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Other members can only view it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create list' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Lab supplies',
      accessLevel: 'SHARED',
      membersReadOnly: true,
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** A name is required (storefront-5.1). */
export const NameRequired: Story = {
  parameters: {
    state: 'name required',
    recipe: 'Open “Lists” in the header, press “Create list” and submit without a name.',
    testedIn: 'libs/lists/src/feature/ListsPage.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create list' }));
    const field = canvas.getByRole('textbox', { name: 'List name' });
    await expect(field).toHaveAccessibleDescription('List name is required');
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server already has a list with this name; the message disappears when the name changes. */
export const NameInUse: Story = {
  parameters: {
    state: 'name in use',
    recipe: 'Create two lists with the same name.',
    testedIn: 'libs/lists/src/feature/ListsPage.test.tsx',
  },
  args: {
    initial: { name: 'Office basics', accessLevel: 'PERSONAL', membersReadOnly: false },
    failure: {
      code: 'LIST_NAME_IN_USE',
      message: 'You already have a list with this name. Choose another name.',
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'List name' });
    await expect(field).toHaveAccessibleDescription(/already have a list/);
    await userEvent.type(field, ' 2');
    await expect(field).not.toHaveAccessibleDescription(/already have a list/);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The account has the maximum number of lists. */
export const LimitReached: Story = {
  parameters: { state: 'limit reached', recipe: 'Create 500 lists, then another one.' },
  args: {
    failure: { code: 'LIST_LIMIT_REACHED', message: 'You have 500 lists, the maximum. Delete one first.' },
  },
};

/** A shopper without an organization has personal lists only. */
export const PersonalOnly: Story = { args: { accessLevels: ['PERSONAL'] } };

/** An administrator can create a list for all members. */
export const Administrator: Story = { args: { accessLevels: ['PERSONAL', 'SHARED', 'GLOBAL'] } };

/** An existing list. */
export const Edit: Story = {
  args: {
    initial: { name: 'Lab supplies', accessLevel: 'SHARED', membersReadOnly: true },
    submitLabel: 'Save',
  },
};

export const Busy: Story = {
  args: { busy: true, initial: { name: 'Lab supplies', accessLevel: 'PERSONAL', membersReadOnly: false } },
};
export const LongContent: Story = {
  args: {
    initial: {
      name: 'Everything the third floor needs for the quarterly review and the move 2026'.slice(0, 80),
      accessLevel: 'SHARED',
      membersReadOnly: false,
    },
  },
};
