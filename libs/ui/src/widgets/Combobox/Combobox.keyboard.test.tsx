import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act, useState } from 'react';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const options = [
  { value: 'MA', label: 'Massachusetts' },
  { value: 'MD', label: 'Maryland' },
  { value: 'ME', label: 'Maine', disabled: true },
  { value: 'VT', label: 'Vermont', hint: 'Two days' },
];

function show(props: Partial<ComboboxProps> = {}) {
  const onChange = jest.fn();
  const view = render(<Combobox label="State" options={options} onChange={onChange} {...props} />);
  return { onChange, user: userEvent.setup(), ...view };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
const labels = () => screen.queryAllByRole('option').map((each) => each.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a named field that says that it suggests, with hint and error', () => {
  show({ hint: 'Where it is delivered', error: 'Choose a state' });
  expect(field()).toHaveAttribute('aria-haspopup', 'listbox');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAccessibleDescription('Choose a state Where it is delivered');
  expect(field()).toBeInvalid();
});

test('the arrow down opens it, arrows move and the focus stays in the field', async () => {
  const { user } = show();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('listbox');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(labels()).toHaveLength(4);
  await waitFor(() => expect(active()).toBe('Massachusetts'));
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Maryland');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Massachusetts');
  expect(field()).toHaveFocus();
});

test('typing narrows, says how many are left, and Enter takes the first', async () => {
  const { user, onChange } = show();
  await user.click(field());
  await user.keyboard('ma');
  expect(labels()).toEqual(['Massachusetts', 'Maryland', 'Maine']);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  await user.keyboard('r');
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
  await waitFor(() => expect(active()).toBe('Maryland'));
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledWith('MD');
  expect(field()).toHaveValue('Maryland');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('opened again it shows all, and marks the one that was chosen', async () => {
  const { user } = show({ defaultValue: 'VT' });
  expect(field()).toHaveValue('Vermont');
  await user.click(screen.getByRole('button', { name: 'Show suggestions' }));
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Vermont');
  expect(labels()).toHaveLength(4);
});

test('Escape closes and leaves what was chosen; on a closed field it empties it', async () => {
  const { user, onChange } = show({ defaultValue: 'VT' });
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('Vermont');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('text that fits nothing says so, and is gone with the list', async () => {
  const { user, onChange } = show({ emptyLabel: 'No such state' });
  await user.click(field());
  await user.keyboard('zz');
  expect(screen.getByRole('status')).toHaveTextContent('No such state');
  expect(labels()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(onChange).not.toHaveBeenCalled();
});

test('what is off cannot be chosen', async () => {
  const { user, onChange } = show();
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Maine' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('groups have names', async () => {
  const { user } = show({
    options: [
      { label: 'New England', options: options.slice(2) },
      { label: 'South', options: options.slice(0, 2) },
    ],
  });
  await user.click(field());
  expect(within(screen.getByRole('group', { name: 'New England' })).getAllByRole('option')).toHaveLength(2);
  await user.keyboard('mary');
  expect(screen.queryByRole('group', { name: 'New England' })).toBeNull();
  expect(labels()).toEqual(['Maryland']);
});

test('where the caller looks, it is told what was typed, and nothing is left out of what it gives', async () => {
  const onSearch = jest.fn();
  const { user, rerender } = show({ onSearch, options: [], loading: true });
  await user.click(field());
  await user.keyboard('x');
  expect(onSearch).toHaveBeenLastCalledWith('x');
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
  rerender(<Combobox label="State" options={options.slice(0, 2)} onSearch={onSearch} />);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  await user.click(screen.getByRole('option', { name: 'Maryland' }));
  expect(field()).toHaveValue('Maryland');
  expect(onSearch).toHaveBeenCalledTimes(1);
  // What was chosen is not among the suggestions for something else.
  rerender(<Combobox label="State" options={options.slice(3)} onSearch={onSearch} />);
  expect(field()).toHaveValue('Maryland');
});

describe('where any text will do', () => {
  test('it is told each text, suggestions only help', async () => {
    const { user, onChange } = show({ freeText: true });
    await user.click(field());
    await user.keyboard('Ver');
    expect(onChange).toHaveBeenLastCalledWith('Ver');
    expect(labels()).toEqual(['VermontTwo days']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Vermont');
    expect(onChange).toHaveBeenLastCalledWith('Vermont');
  });

  test('Enter sends the form with the text as it stands; nothing found is no news', async () => {
    const sent = jest.fn();
    const { user } = { user: userEvent.setup() };
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('state'));
        }}
      >
        <Combobox label="State" name="state" options={options} freeText />
        <button type="submit">Go</button>
      </form>,
    );
    await user.click(field());
    await user.keyboard('Nowhere');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledWith('Nowhere');
  });
});

test('a form is sent the value that was chosen', async () => {
  render(
    <form>
      <Combobox label="State" name="state" options={options} defaultValue="VT" />
    </form>,
  );
  expect(new FormData(document.querySelector('form')!).get('state')).toBe('VT');
});

test('the caller has the last word', async () => {
  function Kept() {
    const [state, setState] = useState('MA');
    return (
      <>
        <Combobox label="State" options={options} value={state} onChange={setState} />
        <button type="button" onClick={() => setState('VT')}>
          Vermont
        </button>
      </>
    );
  }
  render(<Kept />);
  expect(field()).toHaveValue('Massachusetts');
  await userEvent.click(screen.getByRole('button', { name: 'Vermont' }));
  expect(field()).toHaveValue('Vermont');
});

describe('before script has arrived', () => {
  function onPage(props: Partial<ComboboxProps>) {
    const onChange = jest.fn();
    const element = <Combobox label="State" options={options} name="state" onChange={onChange} {...props} />;
    const page = document.createElement('div');
    page.innerHTML = renderToString(element);
    document.body.append(page);
    return {
      page,
      onChange,
      hydrate: () => act(() => hydrateRoot(page, element)),
    };
  }
  afterEach(() => document.body.replaceChildren());

  test('it is a list of the machine, and what was chosen and the focus stay', async () => {
    const { page, onChange, hydrate } = onPage({ defaultValue: 'MA' });
    const list = within(page).getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect(list).toHaveValue('MA');
    await userEvent.selectOptions(list, 'VT');
    list.focus();
    hydrate();
    expect(field()).toHaveValue('Vermont');
    expect(field()).toHaveFocus();
    expect(onChange).toHaveBeenCalledWith('VT');
  });

  test('where any text will do it is a field, and what was typed stays', async () => {
    const { page, onChange, hydrate } = onPage({ freeText: true });
    await userEvent.type(within(page).getByRole('combobox', { name: 'State' }), 'Verm');
    hydrate();
    expect(field()).toHaveValue('Verm');
    expect(onChange).toHaveBeenCalledWith('Verm');
  });
});
