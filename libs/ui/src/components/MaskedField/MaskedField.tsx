import { classNames } from '../classNames.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { digitsOf, type Mask } from './mask.ts';
import styles from './MaskedField.module.scss';
import { useMaskedInput } from './useMaskedInput.ts';

/** What all fields for digits share. All other attributes of `input` pass through (`name`, `autoComplete`, `disabled` ...). */
export interface DigitsFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'pattern' | 'dir' | 'action'
> {
  /** The digits alone, where the caller keeps them. */
  readonly value?: string | undefined;
  /** The digits that stand there first, where the field keeps them. */
  readonly defaultValue?: string | undefined;
  /** Called with the digits alone, without separators. */
  readonly onChange?: ((digits: string) => void) | undefined;
  /** How many digits are expected: the full column, at most 256 px, at most 128 px. */
  readonly width?: 'full' | 'medium' | 'short';
}

export interface MaskedFieldProps extends DigitsFieldProps, Mask {
  /** `tel` for telephone numbers, else `text`. */
  readonly type?: 'text' | 'tel';
}

/**
 * One line of digits, set in groups while they are typed. A bare mechanism: it knows how the digits are set, never whether they
 * are right. It keeps nothing beside what stands in the input.
 */
export function MaskedField({
  groups,
  separator,
  read,
  keeps,
  value,
  defaultValue,
  onChange,
  type = 'text',
  width = 'medium',
  className,
  ...rest
}: MaskedFieldProps) {
  const input = useMaskedInput({ mask: { groups, separator, read, keeps }, value, defaultValue, onChange });
  // Digits read from left to right in every script, and so do the groups that they stand in.
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      {...input}
      type={type}
      dir="ltr"
      width={width}
      className={classNames(styles.masked, rest.adornment !== undefined && styles.adorned, className)}
    />
  );
}

/** With a country's 1 before it, as browsers fill it in, it is the same number. */
const readPhone = (text: string) => digitsOf(text).replace(/^1(?=\d{10}$)/, '');

/** More than ten digits, a number of another country, or ten digits with an extension: the mask would lose a part of it. */
const keepsPhone = (text: string) =>
  readPhone(text).length > 10 ||
  /^\s*\+(?!\s*1)/.test(text) ||
  (/\d\W*[xe]/i.test(text) && readPhone(text).length === 10);

/**
 * A telephone number of North America: 508-555-0142. What is no ten digits alone, such as `+44 20 7946 0958` or `508-555-0142 x7`, stays as
 * typed, and `onChange` gets it as text, so that the form can accept or refuse it.
 */
export function PhoneField(props: DigitsFieldProps) {
  return (
    <MaskedField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...props}
      groups={[3, 3, 4]}
      separator="-"
      read={readPhone}
      keeps={keepsPhone}
    />
  );
}

export interface ZipFieldProps extends DigitsFieldProps {
  /** Takes the four digits that may follow, too: 02139-4307. */
  readonly plusFour?: boolean;
}

/** A zip code of the United States. */
export function ZipField({ plusFour = false, ...props }: ZipFieldProps) {
  return (
    <MaskedField
      autoComplete="postal-code"
      width="short"
      {...props}
      groups={plusFour ? [5, 4] : [5]}
      separator="-"
    />
  );
}

export interface CardNumberFieldProps extends DigitsFieldProps {
  /** As the digits are printed on the card, such as `[4, 6, 5]`; may follow what is typed. */
  readonly groups?: Mask['groups'];
}

/** The number of a payment card. Give it no `name`: no browser shall send it by itself. */
export function CardNumberField({ groups = [4, 4, 4, 4], ...props }: CardNumberFieldProps) {
  return <MaskedField autoComplete="cc-number" width="full" {...props} groups={groups} />;
}

/** 5 is May and 1/ is January: what cannot become a month of two digits gets its zero. Of a year of four digits the last two count. */
function readExpiry(text: string): string {
  const digits = digitsOf(text);
  const whole = /^[2-9]|^\s*1\s*[/-]/.test(text.trim()) ? `0${digits}` : digits;
  return whole.replace(/^(\d\d)20(\d\d?)$/, '$1$2');
}

/** Month and year as they stand on a card: 04/31. Gives four digits. */
export function ExpiryField(props: DigitsFieldProps) {
  return (
    <MaskedField
      autoComplete="cc-exp"
      width="short"
      {...props}
      groups={[2, 2]}
      separator="/"
      read={readExpiry}
    />
  );
}

export interface SecurityCodeFieldProps extends DigitsFieldProps {
  /** How many digits it takes. */
  readonly length?: number;
}

/** The security code of a card. Give it no `name`: no browser shall send it by itself. */
export function SecurityCodeField({ length = 4, ...props }: SecurityCodeFieldProps) {
  return <MaskedField autoComplete="cc-csc" width="short" {...props} groups={[length]} />;
}
