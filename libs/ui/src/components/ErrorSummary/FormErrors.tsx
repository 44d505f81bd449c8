import { Alert } from '../Alert/Alert.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export interface FormErrorsProps {
  /** Prefix of the ids of the form's controls: the field `city` has the id `<formId>-city`. */
  readonly formId: string;
  /** Messages by field name, in field order: from the form's own validation and from the server. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** The server's error that is not about a field; shown if no field has an error. */
  readonly failure?: string | undefined;
  /** Increases with every submit, so that focus returns each time. */
  readonly attempt?: number;
}

/** The errors of a form, above its fields: a summary with links to the fields, or an alert. Takes focus when it appears. */
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
