import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Amounts } from '../Amounts/Amounts.tsx';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Price } from '../Price/Price.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Column, Columns } from './Columns.tsx';

const meta = {
  title: 'UI/Components/Columns',
  component: Columns,
  subcomponents: { Column },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines: readonly (readonly [name: string, amount: number])[] = [
  ['Ridgeway copy paper, ten reams', 4299],
  ['Desk stapler, red', 1549],
  ['File folders, letter, 100', 1249],
];

/** Two thirds next to one third on wide screens, halves on tablets, stacked on phones. */
export const Default: Story = {
  render: () => (
    <Columns>
      <Column sm={6} lg={8}>
        <Stack>
          <SectionHeading>Your cart</SectionHeading>
          <Stack as="ul" ruled>
            {lines.map(([name, amount]) => (
              <Inline key={name} as="li" justify="between" align="baseline" nowrap>
                <Text>{name}</Text>
                <Price amount={amount} size="small" />
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Column>
      <Column sm={6} lg={4}>
        <Stack>
          <SectionHeading>Order summary</SectionHeading>
          <Amounts
            rows={[
              { label: 'Subtotal (3 items)', value: '$70.97' },
              { label: 'Shipping', value: 'Free' },
            ]}
            total={{ label: 'Total', value: '$70.97' }}
          />
          <Button variant="primary" size="large" fullWidth>
            Checkout
          </Button>
        </Stack>
      </Column>
    </Columns>
  ),
};

/** The bars are the page's columns, the spaces between them its gutters. */
export const Twelve: Story = {
  render: () => (
    <Columns as="ul">
      {Array.from({ length: 12 }, (_, place) => (
        <Column key={place} as="li" sm={3} md={2} lg={1}>
          <Stack gap={1}>
            <Divider />
            <Text size={14} tone="muted">
              {place + 1}
            </Text>
          </Stack>
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

/** Long words do not widen a column. */
export const LongContent: Story = {
  render: () => (
    <Columns>
      <Column sm={6}>
        <SectionHeading>
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
        </SectionHeading>
      </Column>
      <Column sm={6}>
        <SectionHeading>Paper</SectionHeading>
      </Column>
    </Columns>
  ),
};
