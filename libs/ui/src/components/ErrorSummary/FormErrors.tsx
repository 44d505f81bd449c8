import { Alert } from '../Alert/Alert.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export interface FormErrorsProps {
  /** Prefix of the ids of the form's controls: the field `city` has the id `<formId>-city`. */
  readonly formId: string;
  /** Messages by field name, in the order of the fields, both of the form's own checks and of a refusal by the server. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** Why the server refused the form, where that is about no field; shown when no field has an error. */
  readonly failure?: string | undefined;
  /** Grows with each attempt to send the form, so that focus returns each time. */
  readonly attempt?: number;
}

/** The errors of a form, above its fields: a summary with a link to each field, or an alert. Takes focus when it appears. */
export function FormErrors({ formId, errors, failure, attempt = 0 }: FormErrorsProps) {
  const names = Object.keys(errors).filter((name) => errors[name]);
  if (names.length === 0 && failure) {
    return (
      <Alert key={attempt} kind="failure" live="assertive" takesFocus>
        {failure}
      </Alert>
    );
  }
  return (
    <ErrorSummary
      attempt={attempt}
      errors={names.map((name) => ({ fieldId: `${formId}-${name}`, message: errors[name]! }))}
    />
  );
}
