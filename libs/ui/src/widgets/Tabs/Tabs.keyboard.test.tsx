import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, type TabsProps } from './Tabs.tsx';

const items = [
  { id: 'details', label: 'Details', content: <a href="#sheet">Data sheet</a> },
  { id: 'reviews', label: 'Reviews', content: 'Good paper' },
  { id: 'parts', label: 'Parts', content: 'None', disabled: true },
  { id: 'questions', label: 'Questions', content: 'Does it jam?' },
];

function show(props: Partial<TabsProps> = {}) {
  const onChange = jest.fn();
  render(<Tabs label="About this product" items={items} onChange={onChange} {...props} />);
  return { onChange, user: userEvent.setup() };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test('has a named tab list, with a panel for each tab', () => {
  show();
  expect(screen.getByRole('tablist')).toHaveAccessibleName('About this product');
  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveAccessibleName('Details');
  expect(tab('Details')).toHaveAttribute('aria-controls', panel.id);
  expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ]);
});

test('Tab moves to the selected tab, then into its panel', async () => {
  const { user } = show({ defaultValue: 'reviews' });
  await user.tab();
  expect(tab('Reviews')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('arrows, Home and End move and select; arrows wrap at the ends', async () => {
  const { user, onChange } = show();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(tab('Reviews')).toHaveFocus();
  expect(chosen()).toBe('Reviews');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Good paper');
  await user.keyboard('{End}');
  expect(chosen()).toBe('Questions');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Details');
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Questions');
  await user.keyboard('{Home}');
  expect(chosen()).toBe('Details');
  expect(onChange.mock.calls.map(([id]) => id as string)).toEqual([
    'reviews',
    'questions',
    'details',
    'questions',
    'details',
  ]);
});

test('a disabled tab cannot be selected', async () => {
  const { user, onChange } = show();
  expect(tab('Parts')).toHaveAttribute('aria-disabled', 'true');
  await user.click(tab('Parts'));
  expect(onChange).not.toHaveBeenCalled();
  expect(chosen()).toBe('Details');
});

test.each(['{Enter}', ' '])('manual activation: arrows only move, %p selects', async (key) => {
  const { user } = show({ activation: 'manual' });
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(tab('Reviews')).toHaveFocus();
  expect(chosen()).toBe('Details');
  await user.keyboard(key);
  expect(chosen()).toBe('Reviews');
});

test('arrows are mirrored in right-to-left text', async () => {
  document.documentElement.dir = 'rtl';
  const { user } = show();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Reviews');
});

test('vertical: up and down', async () => {
  const { user } = show({ orientation: 'vertical' });
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('Reviews');
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Details');
});

test('controlled tabs change only with their value', async () => {
  const { user, onChange } = show({ value: 'details' });
  await user.click(tab('Reviews'));
  expect(onChange).toHaveBeenCalledWith('reviews');
  expect(chosen()).toBe('Details');
});
