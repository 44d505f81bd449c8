import { exportedComponents, statesOf, storiesOf } from './story-coverage.mjs';

test('finds the components of an entry, not its types, hooks or constants', () => {
  const index = `
    export { Alert, type AlertProps } from './Alert/Alert.tsx';
    export { useToasts, ToastProvider } from './Toast/Toasts.tsx';
    export { HEADER_TYPES, Inner as Outer } from './x.ts';
    export type { Words } from './words.ts';
    export * from './Price/Price.tsx';
  `;
  const price = 'export function Price() {}\nexport const PRICE = 1;\nexport type Money = number;';
  expect(exportedComponents(index, () => price)).toEqual(['Alert', 'ToastProvider', 'Outer', 'Price']);
});

test('reads what a story file shows', () => {
  const file = `
const meta = { title: 'UI/Button', component: Button } satisfies Meta<typeof Button>;
export const Default: Story = {};
export const LongContent: Story = { render: () => <IconButton /> };
  `;
  const { component, mentions, stories } = storiesOf(file);
  expect(component).toBe('Button');
  expect(mentions.has('IconButton')).toBe(true);
  expect([...stories]).toEqual(['Default', 'LongContent']);
});

test('takes the states of a README from their own section only', () => {
  const readme =
    '# Tiles\n`No/Story`\n## States\n| sale | `ProductTile/Sale` |\n| low | `ProductTile/LowStock` |\n## Use\n`Not/This`\n';
  expect(statesOf(readme)).toEqual([
    { component: 'ProductTile', story: 'Sale' },
    { component: 'ProductTile', story: 'LowStock' },
  ]);
});
