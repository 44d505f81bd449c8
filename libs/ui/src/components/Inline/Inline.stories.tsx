import type { Meta, StoryObj } from '@storybook/react-vite';

import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'UI/Components/Inline',
  component: Inline,
  args: { children: ['Letter', 'Legal', 'A4'].map((label) => <Badge key={label}>{label}</Badge>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SpaceBetween: Story = { args: { justify: 'between' } };
export const LongContent: Story = {
  args: {
    children: [
      ...['Letter', 'Legal', 'Ledger', 'Executive', 'Half letter', 'A3', 'A4', 'A5', 'A6', 'B4', 'B5'],
      ...['Envelope no. 10', 'Envelope no. 9', 'Envelope C5', 'Envelope DL', 'Monarch', 'Catalog, 9 × 12'],
      ...['Index card, 3 × 5', 'Index card, 4 × 6', 'Index card, 5 × 8', 'Photo, 4 × 6', 'Banner, 8.5 × 47'],
    ].map((label) => <Badge key={label}>{label}</Badge>),
  },
};
