import { useId, useState } from 'react';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  FormErrors,
  PasswordField,
  PhoneField,
  Select,
  Stack,
  TextField,
  useServerError,
  useMessages,
} from '@foolscap/ui/components';
import { DETAILS_FORM_MESSAGES } from './details-form-messages.ts';
import styles from '../form.module.scss';

export interface DetailsField {
  name: string;
  label: string;
  /** `tel` formats the digits while typing. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  autoComplete?: string;
  required?: boolean;
  hint?: string;
  value?: string;
  maxLength?: number;
  /** Options of a select field. */
  options?: readonly { value: string; label: string }[];
}

export interface DetailsFormProps {
  /** The fields, in order. */
  fields: readonly DetailsField[];
  /** The label of the button. */
  submitLabel: string;
  /** Returns errors by field; called on submit, then on every change. */
  check?: (values: Record<string, string>) => Partial<Record<string, string>>;
  /** Called with the values by name of field, if all are valid, and with the form's data, which includes that of `children`. */
  onSubmit?: (values: Record<string, string>, data: FormData) => void;
  /** A submission is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** The reason why the last submission failed; shown at its field if it names one. */
  error?: { message: string; field?: string | undefined } | undefined;
  /** Success message of the last submission. */
  done?: string | undefined;
  /** Increases with each outcome, so that each one is announced; the form is cleared after a success. */
  attempt?: number;
  /** Form action and hidden fields, for submissions before hydration. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Weight of the button: `primary` for the main action of a page. */
  emphasis?: 'primary' | 'secondary';
  /** Makes the button as wide as the fields, for pages with only this form. */
  wideButton?: boolean;
  /** More fields, above the button; they are not validated. */
  children?: ReactNode;
}

/** A form of a few fields and one button: registration, profile, passwords. The values exist only in the form. */
export function DetailsForm({
  fields,
  submitLabel,
  check = () => ({}),
  onSubmit,
  busy = false,
  error,
  done,
  attempt = 0,
  action,
  hidden,
  emphasis = 'primary',
  wideButton = false,
  children,
}: DetailsFormProps) {
  const { fields: texts } = useMessages('account', DETAILS_FORM_MESSAGES);
  const id = useId();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [submits, setSubmits] = useState(0);
  const valuesWith = (changed: Record<string, string>) =>
    Object.fromEntries(fields.map(({ name, value = '' }) => [name, changed[name] ?? value]));
  const findFaults = (values: Record<string, string>) => ({
    ...Object.fromEntries(
      fields
        .filter(({ name, required }) => required && !values[name]?.trim())
        .map(({ name, label }) => [name, texts.missing(label)]),
    ),
    ...check(values),
  });
  const faults: Partial<Record<string, string>> = submits > 0 ? findFaults(valuesWith(typed)) : {};
  const refusal = useServerError(
    busy ? undefined : error?.message,
    fields.find(({ name }) => name === error?.field)?.name,
  );
  // In the order of the fields.
  const errors = Object.fromEntries(fields.map(({ name }) => [name, faults[name] ?? refusal.errors[name]]));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    // Autofill changes fields without an event, so the values are read from the form.
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
    setTyped(values);
    refusal.formSubmitted();
    const wrong = Object.values(findFaults(values)).some(Boolean);
    setSubmits(wrong ? submits + 1 : 0);
    if (!wrong && !busy) onSubmit(values, data);
  };

  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} noValidate>
      {hidden}
      <Stack gap={4}>
        <FormErrors formId={id} errors={errors} failure={refusal.failure} attempt={submits + attempt} />
        {done && !busy && (
          <Alert key={`done-${attempt}`} kind="success" live="polite">
            {done}
          </Alert>
        )}
        {fields.map(({ name, value, type = 'text', options, maxLength, ...field }) => {
          const change = (to: string) => {
            setTyped((before) => ({ ...before, [name]: to }));
            refusal.fieldChanged(name);
          };
          const kept = {
            ...field,
            id: `${id}-${name}`,
            name,
            defaultValue: value,
            error: errors[name],
          };
          if (type === 'tel') return <PhoneField key={name} {...kept} width="full" onChange={change} />;
          const shared = {
            ...kept,
            onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(target.value),
          };
          if (options) return <Select key={name} {...shared} options={options} />;
          if (type === 'password') {
            // Clears the fields after a success, so that no password stays in them.
            return (
              <PasswordField key={done ? `${name}-${attempt}` : name} {...shared} maxLength={maxLength} />
            );
          }
          return <TextField key={name} {...shared} type={type} maxLength={maxLength} />;
        })}
        {children}
        <div>
          <Button
            type="submit"
            variant={emphasis}
            size={wideButton ? 'large' : 'medium'}
            busy={busy}
            fullWidth={wideButton}
          >
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
