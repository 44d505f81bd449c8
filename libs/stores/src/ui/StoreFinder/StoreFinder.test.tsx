import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { aFoundStore, storesAround } from '../../testing/index.ts';
import { StoreFinder } from './StoreFinder.tsx';

const open = (props: Partial<ComponentProps<typeof StoreFinder>>) => {
  const onSearch = jest.fn();
  render(<StoreFinder text="" radius={20} phase="ready" stores={[]} onSearch={onSearch} {...props} />);
  return onSearch;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(/ZIP code/), { target: { value: text } });

describe('the search form', () => {
  it('searches near the shopper without a text, with the chosen radius', () => {
    const onSearch = open({});
    fireEvent.change(screen.getByLabelText('Within'), { target: { value: '100' } });
    type('  ');
    press('Find stores');
    expect(onSearch.mock.calls).toEqual([[{ text: '', radius: 100 }]]);
    expect(screen.queryByText(/^Search with letters/)).not.toBeInTheDocument();
  });

  it.each(['.', 'Natick;', '<b>'])('rejects the text %s', (text) => {
    const onSearch = open({});
    type(text);
    press('Find stores');
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByText(/^Search with letters/)).toBeVisible();
  });
});

describe('without a store', () => {
  it.each([
    ['', 'There are no stores within 20 miles of you.'],
    ['99501', 'There are no stores within 20 miles of this place.'],
  ])('after the search %j, offers a larger radius for it', (text, message) => {
    const onSearch = open({ text });
    expect(screen.getByText(message)).toBeVisible();
    press('Search within 50 miles');
    expect(onSearch.mock.calls).toEqual([[{ text, radius: 50 }]]);
  });

  it('offers delivery after the largest radius, and no further search', () => {
    open({ text: '99501', radius: 100 });
    expect(screen.getByText(/^There are no stores near this place. You can have your order/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Search within/ })).not.toBeInTheDocument();
  });
});

it('names the place of a shopper without a store nearby, and that of the listed stores', () => {
  const onSearch = open({ stores: storesAround.slice(0, 3), near: 'Natick, MA', noneNear: 'Nome, AK' });
  expect(screen.getByText('There are no stores within 20 miles of Nome, AK.')).toBeVisible();
  expect(screen.getByText('3 stores within 20 miles of Natick, MA')).toBeVisible();
  press('Search within 50 miles');
  expect(onSearch.mock.calls).toEqual([[{ text: '', radius: 50 }]]);
});

describe('the focus', () => {
  const many = Array.from({ length: 8 }, (_, place) =>
    aFoundStore({ storeNumber: String(1000 + place), name: `Store ${place + 1}` }),
  );

  it('stays in the field after a search, which shows its text', () => {
    const finder = (text: string) => <StoreFinder text={text} radius={20} phase="ready" stores={many} />;
    const { rerender } = render(finder(''));
    const field = screen.getByLabelText(/ZIP code/);
    field.focus();
    type('Boston');
    rerender(finder('Boston'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Boston');
    // A search by the position, or by a link.
    rerender(finder(''));
    expect(screen.getByLabelText(/ZIP code/)).toHaveValue('');
  });

  it('moves to the first further store, as the button may be gone', () => {
    open({ stores: many });
    press('Show more stores');
    expect(screen.getByRole('article', { name: 'Store 7' }).parentElement).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more stores' })).not.toBeInTheDocument();
  });
});

it('no longer reports a wrong text once another search has replaced it', () => {
  const finder = (text: string) => <StoreFinder text={text} radius={20} phase="ready" stores={[]} />;
  const { rerender } = render(finder('01702'));
  type('Natick;');
  press('Find stores');
  expect(screen.getByText(/^Search with letters/)).toBeVisible();
  rerender(finder(''));
  expect(screen.queryByText(/^Search with letters/)).not.toBeInTheDocument();
});

it('searches for another place while a search is running, and does not repeat that one', () => {
  const onSearch = open({ text: 'Natick', phase: 'loading' });
  press('Find stores');
  expect(onSearch).not.toHaveBeenCalled();
  type('Boston');
  press('Find stores');
  expect(onSearch.mock.calls).toEqual([[{ text: 'Boston', radius: 20 }]]);
});
