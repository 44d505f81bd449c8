import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'UI/Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Pre-order' } };

export const Tones: Story = {
  parameters: {
    state: 'Badge: tones',
    recipe: '/p/24110101 shows the tone of a sale; the others are in Storybook only.',
  },
  args: { children: '' },
  render: () => (
    <Inline>
      <Badge>Discontinued</Badge>
      <Badge tone="sale">Sale</Badge>
      <Badge tone="accent">New packaging</Badge>
      <Badge tone="success">In stock</Badge>
      <Badge tone="warning">Limited quantities</Badge>
      <Badge tone="info">Free sample</Badge>
      <Badge tone="error">Out of stock</Badge>
    </Inline>
  ),
};

export const LongContent: Story = {
  args: { children: 'Purchased in September 2026 by a member of your department', tone: 'info' },
};

/** A badge is no wider than its column. */
export const OneLongWord: Story = {
  parameters: {
    state: 'Badge: one long word',
    recipe: 'Storybook only: needs a longer word than those of the shop.',
  },
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
