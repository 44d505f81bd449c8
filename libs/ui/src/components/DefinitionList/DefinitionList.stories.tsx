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
          'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine',
      },
      { term: 'Color', description: 'White' },
    ],
  },
};
