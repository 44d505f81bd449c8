import { renderToStaticMarkup } from 'react-dom/server';
import { getChangeKey } from '../../model/index.ts';
import { buildDifference, buildEditableOrder } from '../../testing/index.ts';
import { OrderChangeForm, type OrderChangeFormProps } from './OrderChangeForm.tsx';

const order = buildEditableOrder();
/** Renders the form as the server does. */
function render(props: Partial<OrderChangeFormProps>) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<OrderChangeForm orderNumber="10045" order={order} {...props} />);
  return {
    buttons: [...page.querySelectorAll('button')].map((button) => [button.textContent, button.value]),
    valueOf: (name: string) =>
      page.querySelector(`[name="${name}"]`)?.getAttribute('value') ??
      page.querySelector(`select[name="${name}"] option[selected]`)?.getAttribute('value') ??
      page.querySelector(`textarea[name="${name}"]`)?.textContent,
    text: page.textContent,
    marked: [...page.querySelectorAll('[aria-invalid="true"]')].map((field) => [
      field.getAttribute('name'),
      field.hasAttribute('autofocus'),
    ]),
  };
}

describe('without JavaScript', () => {
  it('a change is shown before it can be saved', () => {
    const { buttons, valueOf } = render({});
    expect(buttons).toEqual([['Show difference', 'preview']]);
    expect(valueOf('previewed')).toBeUndefined();
  });

  it('the shown change is saved with its key and total, or edited and shown again', () => {
    const values = {
      'qty:2:chair': '1',
      shipTo: 'ship-2',
      billTo: 'bill-2',
      purchaseOrderNumber: '',
      comment: 'Less',
      'add:1': 'pen',
      'addQty:1': '2',
    };
    const { buttons, valueOf, text } = render({ values, difference: buildDifference() });
    expect(buttons).toEqual([
      ['Save changes', 'save'],
      ['Show difference', 'preview'],
    ]);
    expect(Object.keys(values).map(valueOf)).toEqual(Object.values(values));
    expect(valueOf('qty:1:paper')).toBe('8');
    expect(valueOf('expectedTotal')).toBe('537.24');
    expect(valueOf('previewed')).toBe(getChangeKey({ ...values, 'qty:1:paper': '8' }, order));
    expect(text).toContain('Total: $642.18 → $537.24');
  });

  it('a change that makes no difference is not saved', () => {
    const difference = buildDifference({ lines: [], totalTo: 642.18 });
    expect(render({ difference }).buttons).toEqual([['Show difference', 'preview']]);
  });

  it('an added item that was refused is marked in its row, and has the focus', () => {
    const values = { 'add:1': 'pen', 'addQty:1': '2', 'add:4': 'clip', 'addQty:4': '1' };
    const error = 'Item clip can’t be added: There is no such item.';
    expect(render({ values, error, errorField: 'adds[1].itemId' }).marked).toEqual([['add:4', true]]);
    expect(render({ values, error }).marked).toEqual([]);
  });

  it('the page after it was saved says so', () => {
    expect(render({ isSaved: true }).text).toContain('The order was changed.');
  });
});

it('has another key for each change, and for each state of the order', () => {
  const key = getChangeKey({ 'qty:2:chair': '1', comment: 'a' }, order);
  expect(
    getChangeKey(
      { 'qty:2:chair': '1', 'qty:1:paper': '8', 'add:0': '', 'addQty:0': '1', comment: 'b' },
      order,
    ),
  ).toBe(key);
  const others = [
    getChangeKey({ 'qty:2:chair': '0' }, order),
    getChangeKey({ 'qty:2:chair': '1', shipTo: 'ship-2' }, order),
    getChangeKey({ 'qty:2:chair': '1', 'add:0': 'pen', 'addQty:0': '1' }, order),
    getChangeKey({ 'qty:2:chair': '1' }, buildEditableOrder({ shipToId: 'ship-2' })),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});
