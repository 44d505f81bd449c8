/** The outcome of a form submission without JavaScript, shown on the page that follows. */
export interface FormOutcome {
  form: string;
  /** Absent after a success. */
  error?: { code: string; message?: string | undefined; field?: string | undefined };
  /** Submitted values without passwords; filled only after a rejection. */
  values: Record<string, string>;
}

/** Returns the outcome for one form, until the shopper submits that form again on this page. */
export const formOutcomeFor = (
  outcome: FormOutcome | undefined,
  form: string,
  { phase }: { phase: string },
): FormOutcome | undefined => (outcome?.form === form && phase === 'idle' ? outcome : undefined);
