import type { Meta, StoryObj } from '@storybook/react-vite';

import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'UI/Components/DefinitionList',
  component: DefinitionList,
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    items: [
      { term: 'Paper size', description: 'Letter, 8.5 × 11 in' },
      { term: 'Weight', description: '20 lb' },
      { term: 'Brightness', description: '92' },
      { term: 'Sheets', description: '500 a ream' },
    ],
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        term: 'Compatible machines and their families',
        description:
          'Laser printers, ink jet printers, copiers, fax machines and duplicators of every make, single or double sided, up to one hundred and twenty pages a minute',
      },
      { term: 'Color', description: 'White' },
      { term: 'Models', description: 'L5500DN,'.repeat(50) },
    ],
  },
};
