import { COMPANY_SIGN_IN_CODES } from '@foolscap/account/model';

/**
 * A refused company sign-in. The page shows a message by the code; the reason is for the log, and names no person.
 */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal';
  readonly code: string;

  constructor(kind: keyof typeof COMPANY_SIGN_IN_CODES, reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.code = COMPANY_SIGN_IN_CODES[kind];
  }
}
