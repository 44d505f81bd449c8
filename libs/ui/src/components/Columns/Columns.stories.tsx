import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Column, Columns } from './Columns.tsx';

const meta = {
  title: 'UI/Components/Columns',
  component: Columns,
  subcomponents: { Column },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two thirds beside one third on wide screens, halves on tablets, one below the other on phones. */
export const Default: Story = {
  render: () => (
    <Columns>
      <Column sm={6} lg={8}>
        <Alert kind="info">Eight of twelve on wide screens</Alert>
      </Column>
      <Column sm={6} lg={4}>
        <Alert kind="info">Four of twelve</Alert>
      </Column>
    </Columns>
  ),
};

export const Twelve: Story = {
  render: () => (
    <Columns as="ul">
      {Array.from({ length: 12 }, (_, place) => (
        <Column key={place} as="li" sm={3} md={2} lg={1}>
          <Alert kind="info">{place + 1}</Alert>
        </Column>
      ))}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('listitem');
    const tops = new Set(cells.map((cell) => cell.getBoundingClientRect().top));
    await expect(tops.size).toBe(innerWidth > 1024 ? 1 : innerWidth > 820 ? 2 : innerWidth > 600 ? 3 : 12);
  },
};

/** Long words make no column wider than its share. */
export const LongContent: Story = {
  render: () => (
    <Columns>
      <Column sm={6}>
        <Alert>Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft</Alert>
      </Column>
      <Column sm={6}>
        <Alert>Short</Alert>
      </Column>
    </Columns>
  ),
};
