import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'UI/Components/Text',
  component: Text,
  args: { children: 'Paper that feeds, pens that write, chairs that hold.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {([12, 14, 16, 18] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

/** Secondary text: a date, a unit, a hint. */
export const Muted: Story = { args: { tone: 'muted', size: 14, children: '1 in your cart' } };

export const Weights: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} />
      <Text {...args} weight="medium" />
      <Text {...args} weight="semibold" />
    </Stack>
  ),
};

/** A long word breaks instead of widening the page. */
export const LongContent: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft' },
  globals: { viewport: { value: 'narrow' } },
};
