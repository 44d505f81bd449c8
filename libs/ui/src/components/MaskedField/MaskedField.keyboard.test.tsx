import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import {
  CardNumberField,
  ExpiryField,
  PhoneField,
  SecurityCodeField,
  ZipField,
  type DigitsFieldProps,
} from './MaskedField.tsx';

const heard = jest.fn<undefined, [string]>();
beforeEach(() => heard.mockReset());

/** A form that keeps the digits in its state. */
function Kept({ field }: { readonly field: (props: DigitsFieldProps) => ReactElement }) {
  const [digits, setDigits] = useState('');
  return field({
    label: 'Field',
    value: digits,
    onChange: (next) => {
      heard(next);
      setDigits(next);
    },
  });
}

const fields = {
  phone: (props: DigitsFieldProps) => <PhoneField {...props} />,
  zip: (props: DigitsFieldProps) => <ZipField {...props} />,
  zip9: (props: DigitsFieldProps) => <ZipField {...props} plusFour />,
  card: (props: DigitsFieldProps) => <CardNumberField {...props} />,
  amex: (props: DigitsFieldProps) => <CardNumberField {...props} groups={[4, 6, 5]} />,
  expiry: (props: DigitsFieldProps) => <ExpiryField {...props} />,
  code: (props: DigitsFieldProps) => <SecurityCodeField {...props} length={3} />,
};

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const shown = () => {
  const { value, selectionStart } = input();
  return `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`;
};

test.each([
  ['phone', '(508) 555-0142', '508-555-0142', '5085550142'],
  ['phone', '+1 508 555 0142', '508-555-0142', '5085550142'],
  ['zip', '02139-4307', '02139', '02139'],
  ['zip9', '021394307', '02139-4307', '021394307'],
  ['card', '4111111111111111', '4111 1111 1111 1111', '4111111111111111'],
  ['amex', '3782-822463-10005', '3782 822463 10005', '378282246310005'],
  ['expiry', '431', '04/31', '0431'],
  ['expiry', '1231', '12/31', '1231'],
  ['expiry', '04/31', '04/31', '0431'],
  ['expiry', '04 / 2031', '04/31', '0431'],
  ['code', '1234', '123', '123'],
] as const)('%s: %p pasted or autofilled shows %p and reports %p', async (name, text, expected, digits) => {
  render(<Kept field={fields[name]} />);
  input().focus();
  await userEvent.paste(text);
  expect(shown()).toBe(`${expected}|`);
  expect(heard).toHaveBeenLastCalledWith(digits);
});

test.each([
  ['phone', '(508) 555-0142', '508-555-0142'],
  ['zip9', '02139-4307', '02139-4307'],
  ['card', '4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['expiry', '431', '04/31'],
  ['expiry', '1/31', '01/31'],
  ['expiry', '1231', '12/31'],
  ['expiry', '12/31', '12/31'],
  ['expiry', '12/2031', '12/31'],
  ['code', 'abc12 3', '123'],
] as const)('%s: %p typed shows %p', async (name, text, expected) => {
  render(<Kept field={fields[name]} />);
  await userEvent.type(input(), text);
  expect(shown()).toBe(`${expected}|`);
});

test.each(['4', '411111'])('an invalid key changes neither %p nor the caret', async (typed) => {
  render(<Kept field={fields.card} />);
  await userEvent.type(input(), typed);
  const before = shown();
  heard.mockReset();
  await userEvent.keyboard('x. -');
  expect(shown()).toBe(before);
  expect(heard).not.toHaveBeenCalled();
});

test('typing in the middle shifts the remaining digits and moves the caret', async () => {
  render(<Kept field={fields.card} />);
  await userEvent.type(input(), '41115');
  await userEvent.type(input(), '23', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(shown()).toBe('4123 |115');
});

test('Backspace over a space deletes the digit before it, Delete the one after it', async () => {
  render(<Kept field={fields.card} />);
  await userEvent.type(input(), '41112222');
  await userEvent.type(input(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(shown()).toBe('411|2 222');
  await userEvent.type(input(), '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(shown()).toBe('4112| 22');
  await userEvent.type(input(), '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(input()).toHaveValue('4112 2');
});

test('Backspace to the beginning', async () => {
  render(<Kept field={fields.expiry} />);
  await userEvent.type(input(), '1231{Backspace}{Backspace}{Backspace}');
  expect(shown()).toBe('1|');
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('|');
  expect(heard).toHaveBeenLastCalledWith('');
});

test('a full field rejects more digits, wherever the caret is', async () => {
  render(<Kept field={fields.card} />);
  await userEvent.type(input(), '4111222233334444');
  heard.mockReset();
  await userEvent.type(input(), '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(input()).toHaveValue('4111 2222 3333 4444');
  expect(heard).not.toHaveBeenCalled();
});

test('autofill without focus', () => {
  render(<Kept field={fields.phone} />);
  fireEvent.change(input(), { target: { value: '+15085550142' } });
  expect(input()).toHaveValue('508-555-0142');
  expect(heard).toHaveBeenLastCalledWith('5085550142');
});

test.each([
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+44 207 946 09', '+44 207 946 09'],
  ['4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['213-555-0100 x7', '213-555-0100 x7'],
  ['213-555-0100 ext. 12', '213-555-0100 ext. 12'],
])('phone: %p, which is not exactly ten digits, is kept as pasted and as typed', async (text, typed) => {
  render(<Kept field={fields.phone} />);
  input().focus();
  await userEvent.paste(text);
  expect(input()).toHaveValue(text);
  expect(heard).toHaveBeenLastCalledWith(text);
  await userEvent.clear(input());
  await userEvent.type(input(), text);
  expect(input().value.replace(/[ -]/g, '')).toBe(typed.replace(/[ -]/g, ''));
});

test('phone: an extra digit stays until it is deleted, without losing another one', async () => {
  render(<Kept field={fields.phone} />);
  await userEvent.type(input(), '21355501007');
  expect(shown()).toBe('213-555-01007|');
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('213-555-0100|');
  await userEvent.keyboard(' x7{Backspace}{Backspace}');
  expect(shown()).toBe('213-555-0100|');
});

test('groups can depend on the digits while typing', async () => {
  render(
    <Kept
      field={(props) => (
        <CardNumberField
          {...props}
          groups={(digits) => (digits.startsWith('37') ? [4, 6, 5] : [4, 4, 4, 4])}
        />
      )}
    />,
  );
  await userEvent.type(input(), '378282246310005');
  expect(shown()).toBe('3782 822463 10005|');
});

test('formats when uncontrolled', async () => {
  render(<PhoneField label="Field" defaultValue="508" name="phone" />);
  expect(input()).toHaveValue('508');
  await userEvent.type(input(), '5550142{Backspace}');
  expect(shown()).toBe('508-555-014|');
});

test('formats a value that contains dashes', () => {
  render(<PhoneField label="Field" value="(508) 555-0142" onChange={heard} />);
  expect(input()).toHaveValue('508-555-0142');
});

test('a controlled value takes precedence over typed input', async () => {
  render(<ZipField label="Field" value="021" onChange={heard} />);
  await userEvent.type(input(), '3');
  expect(heard).toHaveBeenCalledWith('0213');
  expect(input()).toHaveValue('021');
});

test.each([
  ['phone', 'tel', 'tel'],
  ['zip', 'numeric', 'postal-code'],
  ['card', 'numeric', 'cc-number'],
  ['expiry', 'numeric', 'cc-exp'],
  ['code', 'numeric', 'cc-csc'],
] as const)('%s: keyboard %s, autocomplete %s, left to right', (name, mode, autoComplete) => {
  render(<Kept field={fields[name]} />);
  expect(input()).toHaveAttribute('inputmode', mode);
  expect(input()).toHaveAttribute('autocomplete', autoComplete);
  expect(input()).toHaveAttribute('dir', 'ltr');
  // The browser's own limit would cut off pasted text that contains spaces.
  expect(input()).not.toHaveAttribute('maxlength');
  expect(input()).not.toHaveAttribute('name');
});
