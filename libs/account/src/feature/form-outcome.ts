/** What a form came to that was posted before any script had arrived; the page that follows tells it. */
export interface FormOutcome {
  form: string;
  /** Absent where it was carried out. */
  error?: { code: string; message?: string | undefined; field?: string | undefined };
  /** What was typed, without passwords; only after a refusal. */
  values: Record<string, string>;
}

/** What somebody does with script since then takes the place of what was outcome. */
export const formOutcomeFor = (
  outcome: FormOutcome | undefined,
  form: string,
  { phase }: { phase: string },
): FormOutcome | undefined => (outcome?.form === form && phase === 'idle' ? outcome : undefined);
