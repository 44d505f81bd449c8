import { useState } from 'react';

export interface ServerErrorState<Name extends string> {
  /** The rejected field with its message; empty if the error is not about a field, or once that field has changed. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  /** The message of an error that is not about a field. */
  readonly failure: string | undefined;
  /** Called with the name of each field that changes. */
  readonly fieldChanged: (name: string) => void;
  /** Called when the form is submitted. */
  readonly formSubmitted: () => void;
}

/**
 * Keeps a server error at its field until that field changes, so that it can be shown like the form's own validation
 * errors.
 *
 * @param field name of a field of the form; undefined if the error is not about a field
 */
export function useServerError<Name extends string>(
  message: string | undefined,
  field: Name | undefined,
): ServerErrorState<Name> {
  const [isCorrected, setIsCorrected] = useState(false);
  const isShown = message !== undefined && field !== undefined && !isCorrected;
  return {
    errors: (isShown ? { [field]: message } : {}) as Partial<Record<Name, string>>,
    failure: field === undefined ? message : undefined,
    fieldChanged: (name) => {
      if (name === field) setIsCorrected(true);
    },
    formSubmitted: () => setIsCorrected(false),
  };
}
