import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const items = [
  { id: 'delivery', heading: 'Delivery', content: 'Free from $50' },
  { id: 'returns', heading: 'Returns', content: <a href="#returns">Send it back</a>, aside: '30 days' },
  { id: 'assembly', heading: 'Assembly', content: 'None', disabled: true },
];

function show(props: Partial<AccordionProps> = {}) {
  const onChange = jest.fn();
  render(<Accordion items={items} onChange={onChange} {...props} />);
  return { onChange, user: userEvent.setup() };
}

const button = (name: RegExp) => screen.getByRole('button', { name });

test('each heading has the given level and a button with its expanded state', () => {
  show({ level: 4, defaultValue: ['delivery'] });
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  expect(button(/Delivery/)).toHaveAttribute('aria-expanded', 'true');
  expect(button(/Returns/)).toHaveAttribute('aria-expanded', 'false');
  const region = screen.getByRole('region', { name: 'Delivery' });
  expect(button(/Delivery/)).toHaveAttribute('aria-controls', region.id);
});

test.each(['{Enter}', ' '])('Tab moves between headings, %p toggles', async (key) => {
  const { user, onChange } = show();
  await user.tab();
  expect(button(/Delivery/)).toHaveFocus();
  await user.keyboard(key);
  expect(button(/Delivery/)).toHaveAttribute('aria-expanded', 'true');
  expect(onChange).toHaveBeenLastCalledWith(['delivery']);
  await user.tab();
  expect(button(/Returns/)).toHaveFocus();
  await user.keyboard(key);
  expect(onChange).toHaveBeenLastCalledWith(['delivery', 'returns']);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Send it back' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard(key);
  expect(button(/Returns/)).toHaveAttribute('aria-expanded', 'false');
});

test('only one item is open with multiple={false}', async () => {
  const { user, onChange } = show({ multiple: false, defaultValue: ['delivery'] });
  await user.click(button(/Returns/));
  expect(onChange).toHaveBeenLastCalledWith(['returns']);
  expect(button(/Delivery/)).toHaveAttribute('aria-expanded', 'false');
});

test('a disabled item cannot be opened', async () => {
  const { user, onChange } = show();
  await user.click(button(/Assembly/));
  expect(onChange).not.toHaveBeenCalled();
});

test('the browser’s search finds closed content and opens it', () => {
  const { onChange } = show();
  const panel = screen.getByText('Free from $50').parentElement!;
  expect(panel).toHaveAttribute('hidden', 'until-found');
  fireEvent(panel, new Event('beforematch', { bubbles: true }));
  expect(onChange).toHaveBeenLastCalledWith(['delivery']);
});

test('a controlled accordion changes only with its value', async () => {
  const { user, onChange } = show({ value: ['delivery'] });
  await user.click(button(/Returns/));
  expect(onChange).toHaveBeenCalledWith(['delivery', 'returns']);
  expect(button(/Returns/)).toHaveAttribute('aria-expanded', 'false');
});
