import { fireEvent, render, screen } from '@testing-library/react';
import { StoreStock } from './StoreStock.tsx';
import type { StoreStockItem } from './StoreStock.tsx';

const pen: StoreStockItem = {
  itemId: '1',
  name: 'Gel pen',
  href: '#1',
  status: 'AVAILABLE',
  displayQuantity: '10+',
};

it('keeps the focus in the field and announces the result of a search', () => {
  const { rerender } = render(<StoreStock text="" phase="idle" items={[]} />);
  const field = screen.getByLabelText('Product name or item number');
  field.focus();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<StoreStock text="pen" phase="loading" items={[]} />);
  rerender(<StoreStock text="pen" phase="ready" items={[pen]} />);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('pen');
  expect(status).toHaveTextContent('1 item shown');
  rerender(<StoreStock text="pen" phase="ready" items={[]} />);
  expect(status).toHaveTextContent('No matching items');
});

it('searches for another item while a search is running', () => {
  const onSearch = jest.fn();
  render(<StoreStock text="pen" phase="loading" items={[]} onSearch={onSearch} />);
  fireEvent.click(screen.getByRole('button', { name: 'Check stock' }));
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Product name or item number'), { target: { value: 'ink' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check stock' }));
  expect(onSearch.mock.calls).toEqual([['ink']]);
});
