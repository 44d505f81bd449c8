/** The menu button pattern of the ARIA Authoring Practices. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkProvider, type LinkComponentProps } from '../../components/index.ts';
import { Menu, type MenuEntry } from './Menu.tsx';

const done = jest.fn();
const items: readonly MenuEntry[] = [
  { label: 'Rename', onSelect: () => done('rename') },
  { label: 'Print', onSelect: () => done('print') },
  { label: 'Share', onSelect: () => done('share'), disabled: true },
  { kind: 'separator' },
  { kind: 'link', label: 'All lists', href: '/lists' },
  {
    kind: 'group',
    label: 'Show',
    items: [{ kind: 'checkbox', label: 'In stock', checked: true, onChange: (next) => done('stock', next) }],
  },
  {
    kind: 'radios',
    label: 'Sort by',
    value: 'name',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'price', label: 'Price' },
    ],
    onChange: (next) => done('sort', next),
  },
];

const shown = () => {
  render(
    <>
      <Menu trigger={<Button>List actions</Button>} items={items} />
      <Button>Next</Button>
    </>,
  );
  return screen.getByRole('button', { name: 'List actions' });
};
const entry = (name: string, role = 'menuitem') => screen.getByRole(role, { name });
const focused = (name: string, role?: string) => waitFor(() => expect(entry(name, role)).toHaveFocus());

beforeEach(() => done.mockClear());

test('the button has a popup menu and its expanded state', async () => {
  const user = userEvent.setup();
  const trigger = shown();
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger);
  const menu = await screen.findByRole('menu', { name: 'List actions' });
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(trigger).toHaveAttribute('aria-controls', menu.id);
});

test.each([
  ['{Enter}', 'Rename'],
  [' ', 'Rename'],
  ['{ArrowDown}', 'Rename'],
])('%j on the button opens it at its first item', async (key, name) => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard(key);
  await focused(name);
});

test('Arrow up on the button opens it at its last item', async () => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await focused('Price', 'menuitemradio');
});

test('arrows move through the items and wrap, skipping separators and headings; Home and End move to the ends', async () => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await focused('Rename');
  for (const [name, role] of [
    ['Print', 'menuitem'],
    // A disabled item can have focus.
    ['Share', 'menuitem'],
    ['All lists', 'menuitem'],
    ['In stock', 'menuitemcheckbox'],
    ['Name', 'menuitemradio'],
    ['Price', 'menuitemradio'],
    ['Rename', 'menuitem'],
  ] as const) {
    await user.keyboard('{ArrowDown}');
    await focused(name, role);
  }
  await user.keyboard('{ArrowUp}');
  await focused('Price', 'menuitemradio');
  await user.keyboard('{Home}');
  await focused('Rename');
  await user.keyboard('{End}');
  await focused('Price', 'menuitemradio');
});

test('letters move to the item that starts with them', async () => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await focused('Rename');
  await user.keyboard('pri');
  await focused('Print');
});

test.each(['{Enter}', ' '])('%j selects, closes it and returns focus', async (key) => {
  const user = userEvent.setup();
  const trigger = shown();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await focused('Rename');
  await user.keyboard('{ArrowDown}');
  await focused('Print');
  await user.keyboard(key);
  expect(done.mock.calls).toEqual([['print']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('a disabled item is marked as such and has no effect', async () => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await focused('Rename');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await focused('Share');
  expect(entry('Share')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.click(entry('Share'));
  expect(done).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('checkbox and radio items have a state, change it, and leave the menu open', async () => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await focused('Price', 'menuitemradio');
  expect(entry('Name', 'menuitemradio')).toBeChecked();
  expect(entry('Price', 'menuitemradio')).not.toBeChecked();
  await user.keyboard('{Enter}');
  expect(done).toHaveBeenLastCalledWith('sort', 'price');
  expect(entry('In stock', 'menuitemcheckbox')).toBeChecked();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await focused('In stock', 'menuitemcheckbox');
  await user.keyboard(' ');
  expect(done).toHaveBeenLastCalledWith('stock', false);
  expect(screen.getByRole('menu')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Sort by' })).toContainElement(entry('Name', 'menuitemradio'));
});

test('a link item uses the application’s link', async () => {
  const user = userEvent.setup();
  const went = jest.fn();
  // jsdom cannot navigate and logs an error.
  const listen = (event: MouseEvent) => {
    event.preventDefault();
    went((event.target as Element).closest('a')?.dataset.router);
  };
  const RouterLink = ({ children, ...rest }: LinkComponentProps) => (
    <a {...rest} data-router={rest.href}>
      {children}
    </a>
  );
  render(
    <LinkProvider component={RouterLink}>
      <Menu trigger={<Button>List actions</Button>} items={items} />
    </LinkProvider>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await focused('Rename');
  await user.keyboard('all');
  await focused('All lists');
  document.addEventListener('click', listen, { once: true, capture: true });
  await user.keyboard('{Enter}');
  expect(went).toHaveBeenCalledWith('/lists');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('Escape closes it, returns focus, and selects nothing', async () => {
  const user = userEvent.setup();
  const trigger = shown();
  await user.click(trigger);
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(done).not.toHaveBeenCalled();
});

test('Tab closes it and moves on', async () => {
  const user = userEvent.setup();
  shown();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await focused('Rename');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
});
