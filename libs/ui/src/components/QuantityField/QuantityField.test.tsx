import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';

function Kept({ log, ...props }: Partial<QuantityFieldProps> & { readonly log: number[] }) {
  const [value, setValue] = useState(props.value ?? 2);
  return (
    <QuantityField
      label="copy paper"
      {...props}
      value={value}
      onCommit={(next) => {
        log.push(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Quantity of copy paper' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity of copy paper' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity of copy paper' });

test('the buttons change the quantity by one immediately', async () => {
  const log: number[] = [];
  render(<Kept log={log} />);
  await userEvent.click(plus());
  await userEvent.click(plus());
  await userEvent.click(minus());
  expect(log).toEqual([3, 4, 3]);
  expect(field()).toHaveValue('3');
});

test('with a step the buttons and arrow keys lead to multiples, and typed numbers stay as they are', async () => {
  const log: number[] = [];
  render(<Kept log={log} step={12} value={12} max={40} />);
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(plus());
  await userEvent.click(plus());
  // 48 would exceed the maximum.
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field(), '{ArrowUp}{ArrowDown}');
  await userEvent.clear(field());
  await userEvent.type(field(), '17{Enter}');
  await userEvent.click(minus());
  await userEvent.click(minus());
  expect(log).toEqual([24, 36, 24, 17, 12]);
});

test('typing commits on blur, not on every digit', async () => {
  const log: number[] = [];
  render(<Kept log={log} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(log).toEqual([]);
  await userEvent.tab();
  expect(log).toEqual([12]);
});

test('Enter commits and Escape reverts', async () => {
  const log: number[] = [];
  render(<Kept log={log} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '7{Enter}');
  expect(log).toEqual([7]);
  await userEvent.type(field(), '9{Escape}');
  expect(field()).toHaveValue('7');
  await userEvent.tab();
  expect(log).toEqual([7]);
});

test.each(['1500', '1,500', '12345'])(
  'takes three digits: %p is refused with a message, and nothing is committed (cart-5.4)',
  async (text) => {
    const log: number[] = [];
    render(<Kept log={log} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 999.');
    expect(field()).toHaveAccessibleDescription('Enter a whole number from 1 to 999.');
    expect(field()).toHaveValue(text);
    expect(field()).toBeInvalid();
    expect(log).toEqual([]);
    // Does not submit the surrounding form with another quantity.
    expect((field() as HTMLInputElement).validationMessage).toBe('Enter a whole number from 1 to 999.');
    await userEvent.clear(field());
    await userEvent.type(field(), '150{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toBeValid();
    expect(log).toEqual([150]);
  },
);

describe('a quantity above the maximum', () => {
  test('steps down from the current quantity', async () => {
    const log: number[] = [];
    render(<Kept log={log} value={1600} />);
    expect(field()).toHaveValue('1600');
    expect(plus()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(minus());
    await userEvent.type(field(), '{ArrowUp}{ArrowDown}');
    expect(log).toEqual([1599, 1598]);
  });

  test('is edited digit by digit, but not increased', async () => {
    const log: number[] = [];
    render(<Kept log={log} value={1500} />);
    await userEvent.type(field(), '{End}{Backspace}5', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field()).toHaveValue('1505');
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 1,500.');
    await userEvent.clear(field());
    await userEvent.type(field(), '1,400{Enter}');
    expect(log).toEqual([1400]);
    expect(field()).toHaveValue('1400');
  });
});

test.each(['1.5', '1e3', '1,5', '4x9', '-5', '\u22125', '.5', 'abc', '+3'])(
  'text that is not a whole number is not turned into one: %p',
  async (text) => {
    for (const enter of ['type', 'paste'] as const) {
      const log: number[] = [];
      const { unmount } = render(<Kept log={log} />);
      await userEvent.clear(field());
      await (enter === 'type' ? userEvent.type(field(), text) : userEvent.paste(text));
      await userEvent.tab();
      expect(screen.getByRole('alert')).toBeVisible();
      expect(field()).toHaveValue(text);
      // Steps start from the last valid quantity.
      await userEvent.click(plus());
      expect(log).toEqual([3]);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      unmount();
    }
  },
);

test.each([
  [' 7 ', 7],
  ['007', 7],
  ['1,200', 1200],
  ['1\u00a0200', 1200],
  ['3.00', 3],
])('reads %p as %p', async (text, counted) => {
  const log: number[] = [];
  render(<Kept log={log} max={9999} />);
  await userEvent.clear(field());
  await userEvent.paste(text);
  await userEvent.tab();
  expect(log).toEqual([counted]);
  expect(field()).toHaveValue(String(counted));
});

test('typing continues after invalid text is deleted', async () => {
  const log: number[] = [];
  render(<Kept log={log} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '12.5{Backspace}{Backspace}4{Enter}');
  expect(log).toEqual([124]);
});

test('refuses a value that is out of range', async () => {
  const log: number[] = [];
  render(<Kept log={log} min={1} max={25} />);
  for (const text of ['99', '0']) {
    await userEvent.clear(field());
    await userEvent.type(field(), `${text}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 25.');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
  expect(log).toEqual([]);
});

test.each(['0', '00'])('a typed %s is reported to onZero, not clamped', async (text) => {
  const onZero = jest.fn();
  const log: number[] = [];
  render(<Kept log={log} onZero={onZero} />);
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
  expect(onZero).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('2');
  await userEvent.tab();
  expect(onZero).toHaveBeenCalledTimes(1);
  expect(log).toEqual([]);
});

test('with onZero the minus button still stops at the minimum', async () => {
  const onZero = jest.fn();
  const log: number[] = [];
  render(<Kept log={log} value={1} onZero={onZero} />);
  await userEvent.click(minus());
  await userEvent.type(field(), '{ArrowDown}');
  expect(onZero).not.toHaveBeenCalled();
  expect(log).toEqual([]);
});

test('an emptied field reverts to the current quantity', async () => {
  const log: number[] = [];
  render(<Kept log={log} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('2');
  expect(log).toEqual([]);
});

test('the buttons stop at the limits without losing focus', async () => {
  const log: number[] = [];
  render(<Kept log={log} value={1} max={2} />);
  await userEvent.click(minus());
  expect(log).toEqual([]);
  expect(minus()).toHaveFocus();
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(plus());
  await userEvent.click(plus());
  expect(log).toEqual([2]);
});

test('shows a quantity that the caller rolled back', () => {
  const { rerender } = render(<QuantityField label="copy paper" value={5} />);
  rerender(<QuantityField label="copy paper" value={4} error="Only 4 left" />);
  expect(field()).toHaveValue('4');
  expect(field()).toHaveAccessibleDescription('Only 4 left');
  expect(field()).toBeInvalid();
});

test('distinguishes steps from typed quantities', async () => {
  const log: unknown[] = [];
  function Field() {
    const [value, setValue] = useState(2);
    return (
      <QuantityField
        label="copy paper"
        value={value}
        onCommit={(next, entry) => {
          log.push([next, entry]);
          setValue(next);
        }}
      />
    );
  }
  render(<Field />);
  await userEvent.click(plus());
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.clear(field());
  await userEvent.type(field(), '12{Enter}');
  await userEvent.clear(field());
  // The field still has focus: the step starts from the typed value.
  await userEvent.type(field(), '20{ArrowUp}');
  expect(log).toEqual([
    [3, 'step'],
    [2, 'step'],
    [12, 'typed'],
    [21, 'typed'],
  ]);
});

test('the arrow keys change the quantity', async () => {
  const log: number[] = [];
  render(<Kept log={log} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(log).toEqual([3, 4, 3]);
});

test('is submitted with its form by name', () => {
  const { container } = render(
    <form>
      <QuantityField label="copy paper" value={3} name="qty" />
    </form>,
  );
  expect(new FormData(container.querySelector('form') ?? undefined).get('qty')).toBe('3');
});
