import { classNames } from '../class-names.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { extractDigits, type Mask } from './mask.ts';
import styles from './MaskedField.module.scss';
import { useMaskedInput } from './use-masked-input.ts';

/**
 * Props shared by all masked fields. All other attributes of `input` are passed through (`name`, `autoComplete`,
 * `disabled` ...).
 */
export interface DigitsFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'pattern' | 'dir' | 'action'
> {
  /** Controlled value: digits only. */
  readonly value?: string | undefined;
  /** Initial digits of an uncontrolled field. */
  readonly defaultValue?: string | undefined;
  /** Called with the digits only, without separators. */
  readonly onChange?: ((digits: string) => void) | undefined;
  /** Expected length: the full column, at most 256 px, at most 128 px. */
  readonly width?: 'full' | 'medium' | 'short';
}

export interface MaskedFieldProps extends DigitsFieldProps, Mask {
  /** `tel` for phone numbers, else `text`. */
  readonly type?: 'text' | 'tel';
}

/**
 * A single-line field that formats digits in groups while they are typed. It formats and never validates, and its only
 * state is the text of the input.
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
  // Digits and their groups are left to right in every script.
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

/** With the country code 1, as in autofill, it is the same number. */
const readPhone = (text: string) => extractDigits(text).replace(/^1(?=\d{10}$)/, '');

/** Checks for text that the mask would truncate: more than ten digits, a foreign number, or an extension. */
const keepsPhone = (text: string) =>
  readPhone(text).length > 10 ||
  /^\s*\+(?!\s*1)/.test(text) ||
  (/\d\W*[xe]/i.test(text) && readPhone(text).length === 10);

/**
 * A US phone number: 508-555-0142. Text that is not exactly ten digits, such as `+44 20 7946 0958` or `508-555-0142
 * x7`, stays as typed and is passed to `onChange` as text, so that the form can validate it.
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
  /** Also accepts the four extra digits: 02139-4307. */
  readonly plusFour?: boolean;
}

/** A US ZIP code. */
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
  /** Groups of digits as printed on the card, such as `[4, 6, 5]`; may depend on the typed text. */
  readonly groups?: Mask['groups'];
}

/** The number of a payment card. Do not give it a `name`: a form without JavaScript must not submit it. */
export function CardNumberField({ groups = [4, 4, 4, 4], ...props }: CardNumberFieldProps) {
  return <MaskedField autoComplete="cc-number" width="full" {...props} groups={groups} />;
}

/** Completes the month: 5 becomes 05 and 1/ becomes 01. Of a four-digit year the last two digits count. */
function readExpiry(text: string): string {
  const digits = extractDigits(text);
  const whole = /^[2-9]|^\s*1\s*[/-]/.test(text.trim()) ? `0${digits}` : digits;
  return whole.replace(/^(\d\d)20(\d\d?)$/, '$1$2');
}

/** Month and year as printed on a card: 04/31. Reports four digits. */
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
  /** Number of digits. */
  readonly length?: number;
}

/** The security code of a card. Do not give it a `name`: a form without JavaScript must not submit it. */
export function SecurityCodeField({ length = 4, ...props }: SecurityCodeFieldProps) {
  return <MaskedField autoComplete="cc-csc" width="short" {...props} groups={[length]} />;
}
