import type { Meta, StoryObj } from '@storybook/react-vite';

import { ImageWithFallback } from '../ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../Price/Price.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const products: readonly (readonly [name: string, amount: number, picture: string])[] = [
  ['Ridgeway copy paper', 849, '/media/pictures/ream/2f6f9f.svg'],
  ['Gel pens, 12', 1329, '/media/pictures/gel-pen/1d4e89.svg'],
  ['Desk stapler', 1549, '/media/pictures/stapler/c4312d.svg'],
  ['Sticky notes', 1199, '/media/pictures/sticky-notes/e8c547.svg'],
  ['File folders, 100', 1249, '/media/pictures/folder/d9b283.svg'],
  ['Legal pads', 1799, '/media/pictures/legal-pad/e8c547.svg'],
  ['Binder, 2 inch', 699, '/media/pictures/binder/2b6a4f.svg'],
  ['Desk lamp', 5400, '/media/pictures/lamp/b08d4a.svg'],
];

const cells = (count: number, more = '') =>
  Array.from({ length: count }, (_, place) => {
    const [name, amount, picture] = products[place % products.length]!;
    return (
      <Stack key={place} gap={2}>
        <ImageWithFallback
          src={picture}
          alt=""
          width={240}
          height={240}
          style={{
            inlineSize: '100%',
            background: 'var(--fs-picture)',
            borderRadius: 'var(--fs-radius-card)',
          }}
        />
        <Text>
          {name}
          {more}
        </Text>
        <Price amount={amount} size="small" />
      </Stack>
    );
  });

const meta = {
  title: 'UI/Components/Grid',
  component: Grid,
  args: { children: cells(8) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Thirds: Story = { args: { columns: 'thirds', children: cells(3) } };
export const Halves: Story = { args: { columns: 'halves', children: cells(2) } };

/** A main column with an aside, from 1025 px. */
export const Aside: Story = {
  args: {
    columns: 'aside',
    children: [
      <Text key="main">
        Copy paper is sold by its brightness, its weight and the size of its sheets. Ninety-two is bright
        enough for letters and reports; choose ninety-six for documents that customers see. Twenty pounds
        feeds through every printer, twenty-four is opaque enough for both sides.
      </Text>,
      <Text key="aside" tone="muted" size={14}>
        Not sure which one? Bring a sheet to any of our stores, or call 1-800-555-0142 from 8 am to 8 pm.
      </Text>,
    ],
  },
};

export const LongContent: Story = {
  args: { children: cells(24, ', Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, in one carton') },
};
