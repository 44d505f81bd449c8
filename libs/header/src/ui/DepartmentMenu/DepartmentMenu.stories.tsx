import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { menuDepartments } from '../../testing/index.ts';
import { DepartmentMenu } from './DepartmentMenu.tsx';

const meta = {
  title: 'Header/DepartmentMenu',
  component: DepartmentMenu,
  args: { departments: menuDepartments },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 1rem', minBlockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DepartmentMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first department is open, with its categories and its promotion. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await expect(menu.getByRole('button', { name: 'Paper' })).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'All Paper' })).toHaveAttribute('href', '/c/paper');
    await expect(menu.getByRole('link', { name: 'Shop copy paper' })).toBeVisible();
    // A department without categories and promotion is a link.
    await expect(menu.getByRole('link', { name: 'Notebooks' })).toHaveAttribute('href', '/c/notebooks');
    await userEvent.click(menu.getByRole('button', { name: 'Chairs' }));
    await expect(menu.getByRole('link', { name: 'Chairs A' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'All Paper' })).toBeNull();
  },
};

/** Arrow keys move between departments, into the open one, and back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    menu.getByRole('button', { name: 'Paper' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('button', { name: 'Writing' })).toHaveFocus();
    await expect(menu.getByRole('link', { name: 'All Writing' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(menu.getByRole('link', { name: 'All Writing' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('link', { name: 'Writing A' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(menu.getByRole('button', { name: 'Writing' })).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** On a phone, a department takes the place of the list; focus moves to what it reveals, and back. */
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await userEvent.click(menu.getByRole('button', { name: 'Paper' }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'All departments' })).toHaveFocus());
    await expect(menu.queryByRole('button', { name: 'Writing' })).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'All departments' }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Paper' })).toHaveFocus());
    await userEvent.click(menu.getByRole('button', { name: 'Paper' }));
    await expect(menu.getByRole('link', { name: 'Paper A' })).toBeVisible();
  },
};

/** A shop without additions in its navigation document. */
export const CategoriesOnly: Story = {
  args: {
    departments: menuDepartments.map(({ id, label, href, categories }) => ({ id, label, href, categories })),
  },
};

export const LongContent: Story = {
  args: {
    departments: menuDepartments.map((department) => ({
      ...department,
      label: `${department.label} for every room of the office`,
      promotion: {
        title: 'Paper for every department of the whole company this year',
        text: 'Ten reams in one box, delivered to every floor on the next business day, on one invoice.',
        link: { label: 'Shop copy paper for the whole company', url: '/c/copy-paper' },
      },
    })),
  },
};
