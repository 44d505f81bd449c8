import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aTileItem } from '../../testing/index.ts';
import { ProductTile } from './ProductTile.tsx';

test('calls onAdd once while an add is in flight', async () => {
  const onAdd = jest.fn();
  const item = aTileItem();
  const { rerender } = render(<ProductTile item={item} onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: `Add to cart ${item.title}` }));
  rerender(<ProductTile item={item} onAdd={onAdd} addStatus="pending" />);
  await userEvent.click(screen.getByRole('button'));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('marks a name without a translation', () => {
  const item = aTileItem();
  const { rerender } = render(<ProductTile item={{ ...item, lang: 'en' }} headingLevel={3} />);
  expect(screen.getByRole('heading', { name: item.title })).toHaveAttribute('lang', 'en');
  rerender(<ProductTile item={item} headingLevel={3} />);
  expect(screen.getByRole('heading', { name: item.title })).not.toHaveAttribute('lang');
});

test('is a form with the item and quantity without JavaScript', () => {
  const html = renderToString(
    <ProductTile
      item={aTileItem()}
      formAction="/forms/cart/add"
      formFields={<input type="hidden" name="key" value="k-1" />}
    />,
  );
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/forms/cart/add');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    itemId: '24480001',
    qty: '1',
    key: 'k-1',
  });
  expect(form?.querySelector('button')).toHaveAttribute('type', 'submit');
  expect(html).not.toContain(' style=');
  document.body.innerHTML = '';
});

test('adds the quantity of its item, also without JavaScript (storefront-3.74)', async () => {
  const onAdd = jest.fn();
  const item = aTileItem({ quantity: 3 });
  render(<ProductTile item={item} onAdd={onAdd} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Add 3 to cart/ });
  expect(new FormData(button.form!).get('qty')).toBe('3');
  await userEvent.click(button);
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ quantity: 3 }));
});

test.each([
  [{ Color: 3 }, 3, '3 colors'],
  [{ Size: 3 }, 3, '3 sizes'],
  [{ Pack: 3 }, 3, '3 pack sizes'],
  [{ Color: 3, Size: 2 }, 6, '3 colors, 2 sizes'],
  [{ Holes: 2 }, 2, '2 options'],
  [{ 'Recycled content': 2 }, 2, '2 options'],
  [{ Holes: 2, Capacity: 2 }, 4, '4 options'],
  [{ Glue: 2, Pack: 3, Size: 3 }, 5, '5 options'],
  [{ Color: 4, Pack: 3, Size: 3 }, 11, '11 options'],
])('summarizes variants that differ in %j', (variantCounts, variantCount, text) => {
  render(<ProductTile item={aTileItem({ hasVariants: true, variantCounts, variantCount })} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/(foot|holes|glue|content) options/i)).toBeNull();
});

test('has one link to the product page, and href overrides its URL', () => {
  render(<ProductTile item={aTileItem()} href="/cc/mmx/p/24480001/copy-paper" />);
  expect(screen.getByRole('link', { name: /copy paper/ })).toHaveAttribute(
    'href',
    '/cc/mmx/p/24480001/copy-paper',
  );
});

test('shows the list price, the units left, the pickup store and the cart quantity', () => {
  render(
    <ProductTile
      item={aTileItem({ priceValue: 39.99, originalPriceValue: 45.99, unitsLeft: 2 })}
      pickupStoreName="Natick"
      inCart={4}
    />,
  );
  expect(screen.getByText('Only 2 left')).toBeInTheDocument();
  expect(screen.getByText('Pickup at Natick')).toBeInTheDocument();
  expect(screen.getByText('4 in cart')).toBeInTheDocument();
  expect(screen.getByText('$45.99')).toHaveTextContent('list price $45.99');
});

test('adds to a list by a link that works without JavaScript, and by a callback with it', async () => {
  const item = aTileItem();
  const name = `Add to list: ${item.title}`;
  const { rerender } = render(<ProductTile item={item} />);
  expect(screen.queryByRole('link', { name })).toBeNull();
  const onAddToList = jest.fn((_: unknown, press: { preventDefault: () => void }) => press.preventDefault());
  rerender(<ProductTile item={item} listHref="/lists?addItem=24480001" onAddToList={onAddToList} />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/lists?addItem=24480001');
  await userEvent.click(link);
  expect(onAddToList).toHaveBeenCalledWith(item, expect.objectContaining({ type: 'click' }));
  // In keyboard order it comes after the link to the product and its button.
  const order = screen.getByRole('button').compareDocumentPosition(link);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
