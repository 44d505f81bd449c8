import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'UI/Components/SectionHeading',
  component: SectionHeading,
  args: { children: 'Copy paper' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { note: '48 products', action: <Link href="/c/paper">See all</Link> } };

export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      <SectionHeading level={1}>Paper</SectionHeading>
      <SectionHeading level={2}>Copy paper</SectionHeading>
      <SectionHeading level={3}>Specifications</SectionHeading>
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    level: 1,
    children: 'Everything for the first day of a new office, from the desk to the last paper clip',
    note: '2,085 products on 87 pages, most of them delivered tomorrow when ordered before three in the afternoon',
    action: <Link href="/c/all">See everything that we have for offices</Link>,
  },
  globals: { viewport: { value: 'narrow' } },
};

/** A long word wraps instead of widening the page. */
export const OneLongWord: Story = {
  args: {
    level: 1,
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    note: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
