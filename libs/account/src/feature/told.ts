/** What a form came to that was posted before any script had arrived; the page that follows tells it. */
export interface FormTold {
  form: string;
  /** Absent where it was carried out. */
  error?: { code: string; message?: string | undefined; field?: string | undefined };
  /** What was typed, without passwords; only after a refusal. */
  values: Record<string, string>;
}

/** What somebody does with script since then takes the place of what was told. */
export const toldOf = (
  told: FormTold | undefined,
  form: string,
  { phase }: { phase: string },
): FormTold | undefined => (told?.form === form && phase === 'idle' ? told : undefined);
