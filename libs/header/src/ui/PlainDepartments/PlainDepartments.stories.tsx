import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlainDepartments } from './PlainDepartments.tsx';

const department = (label: string, ...categories: string[]) => ({
  label,
  href: `/c/${label.toLowerCase().replace(/\W+/g, '-')}`,
  categories: categories.map((name) => ({
    label: name,
    href: `/c/${name.toLowerCase().replace(/\W+/g, '-')}`,
  })),
});

const meta = {
  title: 'Header/Plain departments',
  component: PlainDepartments,
  tags: ['autodocs'],
  args: {
    departments: [
      department('Paper', 'Copy paper', 'Colored paper', 'Photo paper'),
      { ...department('Writing', 'Pens', 'Pencils'), current: true },
      department('Break room'),
    ],
  },
} satisfies Meta<typeof PlainDepartments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'menu without JavaScript',
    recipe: 'Turn off JavaScript in the browser’s tools, open / and press Shop.',
  },
  play: async ({ canvasElement }) => {
    const paper = within(canvasElement).getByRole('link', { name: 'Paper' }).closest('li')!;
    const inside = within(paper)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(inside).toEqual(['Paper', 'Copy paper', 'Colored paper', 'Photo paper']);
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Writing');
  },
};

export const LongContent: Story = {
  args: {
    departments: [
      department(
        'Agrafeuses et accessoires de bureau pour les grandes organisations',
        'Cartouches d’encre et toners pour imprimantes multifonctions',
      ),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
