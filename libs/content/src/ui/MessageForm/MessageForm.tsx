import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  FormErrors,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
  useServerError,
} from '@foolscap/ui/components';
import type { SelectOption } from '@foolscap/ui/components';

export type MessageFormValues = Readonly<Partial<Record<string, string>>>;

export interface MessageField {
  name: string;
  label: string;
  /** `text` by default. */
  kind?: 'text' | 'email' | 'digits' | 'area' | 'select' | 'radio';
  required?: boolean;
  autoComplete?: string;
  hint?: string;
  maxLength?: number;
  /** The options of `select` and `radio`. */
  options?: readonly SelectOption[];
  /** The empty first option of a `select`. */
  placeholder?: string;
}

/** Props that all forms of this library have. */
export interface MessageFormState {
  /** Initial values: of the shopper's profile, or of a submission without JavaScript that was rejected. */
  values?: MessageFormValues | undefined;
  /** The form is being sent: clicks are ignored, and the button shows progress. */
  busy?: boolean | undefined;
  /** The reason why the last submission failed; shown at its field if it names one. */
  error?: { message: string; field?: string | undefined } | undefined;
  /** The form was sent: its success message replaces it. */
  isSent?: boolean | undefined;
  /** Increases with each outcome, so that each one is announced. */
  attempt?: number | undefined;
  /** Form action and hidden fields, for submissions before hydration. */
  action?: string | undefined;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
}

export interface MessageFormProps extends MessageFormState {
  /** The fields, in order. */
  fields: readonly MessageField[];
  /** Text of the button. */
  submitLabel: string;
  /** The success message. */
  sentText: string;
  /** Content above the button. */
  note?: ReactNode;
  /** Returns messages by field; called on submit, then on every change. */
  check: (values: MessageFormValues) => Partial<Record<string, string>>;
  /** Called with the values by name of field, if all are valid. */
  onSubmit?: ((values: Record<string, string>) => void) | undefined;
}

interface FieldProps {
  field: MessageField;
  id: string;
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

function FormField({ field, id, value, error, onChange }: FieldProps) {
  const { name, label, kind = 'text', required, hint, options = [], placeholder, ...input } = field;
  const shared = { id, name, label, hint, error, ...(required ? { required } : { optional: true }) };
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  if (kind === 'radio')
    return <RadioGroup {...shared} options={options} defaultValue={value} onChange={onChange} />;
  if (kind === 'select')
    return (
      <Select
        {...shared}
        options={options}
        {...(placeholder === undefined ? {} : { placeholder })}
        defaultValue={value ?? ''}
        onChange={change}
      />
    );
  if (kind === 'area')
    return <TextArea {...shared} {...input} rows={6} defaultValue={value} onChange={change} />;
  return (
    <TextField
      {...shared}
      {...input}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'digits' ? 'numeric' : undefined}
      defaultValue={value}
      onChange={change}
    />
  );
}

/** A form that is sent to the shop. The values exist only in the form, and are kept until they have been sent. */
export function MessageForm({
  fields,
  submitLabel,
  sentText,
  note,
  check,
  onSubmit,
  values = {},
  busy = false,
  error,
  isSent = false,
  attempt = 0,
  action,
  hidden,
}: MessageFormProps) {
  const id = useId();
  const [typed, setTyped] = useState<MessageFormValues>({});
  const [submits, setSubmits] = useState(0);
  const names = fields.map(({ name }) => name);
  const faults = submits > 0 ? check({ ...values, ...typed }) : {};
  const refusal = useServerError(
    busy ? undefined : error?.message,
    names.find((name) => name === error?.field),
  );
  // In the order of the fields.
  const errors = Object.fromEntries(names.map((name) => [name, faults[name] ?? refusal.errors[name]]));

  if (isSent)
    return (
      <Alert kind="success" live="polite" takesFocus>
        {sentText}
      </Alert>
    );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    // Autofill changes fields without an event, so the values are read from the form.
    const data = new FormData(event.currentTarget);
    const read = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]));
    setTyped(read);
    refusal.formSubmitted();
    const isWrong = Object.values(check(read)).some(Boolean);
    setSubmits(isWrong ? submits + 1 : 0);
    if (!isWrong && !busy) onSubmit(read);
  };

  return (
    <form method="post" action={action} onSubmit={submit} noValidate>
      {hidden}
      <Stack gap={4}>
        <FormErrors formId={id} errors={errors} failure={refusal.failure} attempt={submits + attempt} />
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            value={values[field.name]}
            error={errors[field.name]}
            onChange={(value) => {
              setTyped((before) => ({ ...before, [field.name]: value }));
              refusal.fieldChanged(field.name);
            }}
          />
        ))}
        {note && <p>{note}</p>}
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Replaces the codes of a check with their messages. */
export const toTexts = (
  faults: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, texts[code] ?? code]));
