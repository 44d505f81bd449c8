import { render } from '@testing-library/react';
import { Price } from './Price.tsx';

const read = (ui: React.ReactElement) => render(ui).container.textContent;

test.each([
  [<Price key="1" amount={4599} />, '$45.99'],
  [<Price key="2" amount={123456} unit="carton" />, '$1,234.56 / carton'],
  [<Price key="3" amount={3999} listAmount={4599} />, 'Sale price $39.99, list price $45.99'],
  [<Price key="4" amount={4599} listAmount={4599} />, '$45.99'],
  [<Price key="5" amount={undefined} listAmount={4599} unit="carton" />, 'Price N/A'],
])('case %#', (price, expected) => {
  expect(read(price)).toBe(expected);
});
