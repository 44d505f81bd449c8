import { render, screen } from '@testing-library/react';
import { buildCartItem } from '../testing/builders.ts';
import { CartLine, ChildLine, MiniCartLine, RemovedLine, SavedLine } from './index.ts';

const [ada, eve] = ['Ada', 'Eve'].map((value) =>
  buildCartItem({
    cartItemId: value,
    product: { name: 'Name plate' },
    configuration: [
      { name: 'Line', value },
      { name: 'Line', value: 'Purchasing' },
    ],
  }),
) as [ReturnType<typeof buildCartItem>, ReturnType<typeof buildCartItem>];

const saved = (line: typeof ada) => (
  <SavedLine
    details={{ ...line.product, imageUrl: '', priceInfo: { finalPricePerUnit: 1 } }}
    qty={1}
    configuration={line.configuration}
  />
);

const getNames = (role: string) => screen.getAllByRole(role).map((element) => element.ariaLabel);

it.each([
  ['the cart', (line: typeof ada) => <CartLine line={line} qty={1} />, 'Remove '],
  ['the mini cart', (line: typeof ada) => <MiniCartLine line={line} qty={1} />, 'Remove '],
  ['the unsold items', (line: typeof ada) => <ChildLine line={line} />, 'Remove '],
  ['the saved items', saved, 'Move to cart: '],
])('two designs of one item have different names in %s', (_, renderLine, label) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      {renderLine(ada)}
      {renderLine(eve)}
    </>,
  );
  expect(getNames('article')).toEqual(['Name plate, Ada', 'Name plate, Eve']);
  expect(screen.getByRole('button', { name: `${label}Name plate, Ada` })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `${label}Name plate, Eve` })).toBeInTheDocument();
  // Values with the same name need different keys.
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('the Undo of a removed design names the design', () => {
  render(<RemovedLine line={ada} phase="removed" />);
  expect(screen.getByText('Name plate, Ada')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo removing Name plate, Ada' })).toBeInTheDocument();
});
