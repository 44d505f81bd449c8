import { COMPANY_SIGN_IN_CODES } from '@foolscap/account/model';
import type { Locale } from '@foolscap/core/vocabulary';

/**
 * A refused company sign-in. The page shows a message by the code; the reason is for the log, and names no person.
 */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal';
  readonly code: string;
  /** The start of the sign-in, if it is known, for the page that offers to try again. */
  start: { target: string; locale: Locale } | undefined;

  constructor(kind: keyof typeof COMPANY_SIGN_IN_CODES, reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.code = COMPANY_SIGN_IN_CODES[kind];
  }
}

/** Runs a step of a sign-in whose start is known, and adds the start to a refusal. */
export async function withStart<T>(
  { target, locale }: { target: string; locale: Locale },
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof SignInRefusal) error.start = { target, locale };
    throw error;
  }
}
