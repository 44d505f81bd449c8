import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act, useState } from 'react';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './combobox-props.ts';

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

test('has the combobox role, a name, hint and error', () => {
  show({ hint: 'Where it is delivered', error: 'Choose a state' });
  expect(field()).toHaveAttribute('aria-haspopup', 'listbox');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAccessibleDescription('Choose a state Where it is delivered');
  expect(field()).toBeInvalid();
});

test('arrow down opens it, arrows move, and focus stays in the field', async () => {
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

test('typing filters, announces the count, and Enter selects the first option', async () => {
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

test('reopening shows all options with the selected one marked', async () => {
  const { user } = show({ defaultValue: 'VT' });
  expect(field()).toHaveValue('Vermont');
  await user.click(screen.getByRole('button', { name: 'Show suggestions' }));
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Vermont');
  expect(labels()).toHaveLength(4);
});

test('Escape closes it and keeps the value; in a closed field it clears the value', async () => {
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

test('text without a match shows a message and is cleared with the list', async () => {
  const { user, onChange } = show({ emptyLabel: 'No such state' });
  await user.click(field());
  await user.keyboard('zz');
  expect(screen.getByRole('status')).toHaveTextContent('No such state');
  expect(labels()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(onChange).not.toHaveBeenCalled();
});

test('a disabled option cannot be selected', async () => {
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

test('with onSearch the caller gets the text, and its options are not filtered', async () => {
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
  // The selected option is not among the options for other text.
  rerender(<Combobox label="State" options={options.slice(3)} onSearch={onSearch} />);
  expect(field()).toHaveValue('Maryland');
});

describe('with free text', () => {
  test('reports each text; the options are only suggestions', async () => {
    const { user, onChange } = show({ freeText: true });
    await user.click(field());
    await user.keyboard('Ver');
    expect(onChange).toHaveBeenLastCalledWith('Ver');
    expect(labels()).toEqual(['VermontTwo days']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Vermont');
    expect(onChange).toHaveBeenLastCalledWith('Vermont');
  });

  test('Enter submits the form with the text, and "no results" is not announced', async () => {
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

test('a form is submitted with the selected value', async () => {
  render(
    <form>
      <Combobox label="State" name="state" options={options} defaultValue="VT" />
    </form>,
  );
  expect(new FormData(document.querySelector('form')!).get('state')).toBe('VT');
});

test('a controlled value takes precedence', async () => {
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

describe('before hydration', () => {
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

  test('it is a native select whose value and focus are kept', async () => {
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

  test('with free text it is an input whose text is kept', async () => {
    const { page, onChange, hydrate } = onPage({ freeText: true });
    await userEvent.type(within(page).getByRole('combobox', { name: 'State' }), 'Verm');
    hydrate();
    expect(field()).toHaveValue('Verm');
    expect(onChange).toHaveBeenCalledWith('Verm');
  });
});
