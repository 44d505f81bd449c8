import { useState } from 'react';

export interface RefusalState<Name extends string> {
  /** The refused field with its message; empty when the refusal names none, or once that field has changed. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  /** The message of a refusal that names no field of the form. */
  readonly failure: string | undefined;
  /** Call with the name of each field that changes. */
  readonly fieldChanged: (name: string) => void;
  /** Call when the form is sent. */
  readonly formSubmitted: () => void;
}

/**
 * Keeps a refusal by the server at the field that it names until that field changes, so that it can be shown like an error that the form
 * found itself.
 *
 * @param field name of a field of the form; undefined when the refusal names no such field
 */
export function useRefusal<Name extends string>(
  message: string | undefined,
  field: Name | undefined,
): RefusalState<Name> {
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
