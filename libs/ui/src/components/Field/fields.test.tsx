import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea, TextField } from '../TextField/TextField.tsx';

describe('every field', () => {
  const props = { label: 'ZIP code', hint: 'Five digits', error: 'Invalid zip code', required: true };

  test.each([
    ['TextField', <TextField key="1" {...props} />],
    ['PasswordField', <PasswordField key="5" {...props} />],
    ['TextArea', <TextArea key="2" {...props} />],
    ['Select', <Select key="3" {...props} options={[{ value: '1', label: 'One' }]} />],
    ['Checkbox', <Checkbox key="4" {...props} />],
  ])('%s is described by its error and hint, and is required', (_, field) => {
    render(field);
    const control = screen.getByLabelText(/^ZIP code/);
    expect(control).toHaveAccessibleDescription('Invalid zip code Five digits');
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
  });

  test('RadioGroup is described as a group', () => {
    render(<RadioGroup {...props} name="zip" options={[{ value: '1', label: 'One' }]} />);
    const group = screen.getByRole('radiogroup', { name: /ZIP code/ });
    expect(group).toHaveAccessibleDescription('Invalid zip code Five digits');
    expect(group).toBeInvalid();
  });

  test('is not invalid without an error', () => {
    render(<TextField label="ZIP code" aria-describedby="elsewhere" />);
    const control = screen.getByRole('textbox', { name: 'ZIP code' });
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(control).toHaveAttribute('aria-describedby', 'elsewhere');
  });
});

test('passes form attributes through', () => {
  render(
    <TextField
      label="ZIP code"
      name="zipCode"
      autoComplete="postal-code"
      inputMode="numeric"
      maxLength={5}
    />,
  );
  const control = screen.getByRole('textbox');
  expect(control).toHaveAttribute('name', 'zipCode');
  expect(control).toHaveAttribute('autocomplete', 'postal-code');
  expect(control).toHaveAttribute('inputmode', 'numeric');
  expect(control).toHaveAttribute('maxlength', '5');
});

describe('ErrorSummary', () => {
  const errors = [{ fieldId: 'zip', message: 'Invalid zip code' }];

  test('takes focus when it appears and after every submit', () => {
    const { rerender } = render(
      <>
        <ErrorSummary errors={[]} />
        <TextField id="zip" label="ZIP code" />
      </>,
    );
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    const again = (attempt: number) =>
      rerender(
        <>
          <ErrorSummary errors={errors} attempt={attempt} />
          <TextField id="zip" label="ZIP code" />
        </>,
      );
    again(1);
    expect(screen.getByRole('group')).toHaveFocus();
    screen.getByRole('textbox').focus();
    again(2);
    expect(screen.getByRole('group')).toHaveFocus();
  });

  test('links to the field', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextField id="zip" label="ZIP code" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Invalid zip code' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
