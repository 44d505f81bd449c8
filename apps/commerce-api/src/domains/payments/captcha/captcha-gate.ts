import type { CaptchaData, CaptchaSection } from '@foolscap/core/vocabulary';
import { PAYMENT_CODES, PAYMENT_MESSAGES } from '@foolscap/payments/model';
import type { CaptchaChallenge } from '@foolscap/payments/contract';
import type { ApiContext } from '../../../kernel/context.ts';
import { ApiError } from '../../../kernel/http/api-error.ts';
import { type AttemptLimit, returnAttempt, takeAttempt } from '../../../kernel/http/attempt-counters.ts';
import { clientNetwork, counterKey } from '../../../kernel/http/client-key.ts';
import { type Session, setCaptcha } from '../../../kernel/sessions/sessions.repository.ts';
import { libraryText } from '../../../kernel/translations/reply-text.ts';
import { clearCounter, findExhausted, readSigningSecret, useAnswer } from './captcha.repository.ts';
import type { HumanCheck } from './human-check.ts';
import { createProofOfWork } from './proof-of-work.ts';

/** The time for which failures are counted. */
const WINDOW_SECONDS = 900;

/** The caller of an attempt: the session, if any, and the client address. */
export interface CaptchaCaller {
  session: Session | undefined;
  address: string;
}

/** Failure codes that reveal to a program whether a card exists. */
const FAILURES: ReadonlySet<string> = new Set([
  'INVALID_CARD',
  'CARD_INVALID',
  PAYMENT_CODES.operationFailed,
  PAYMENT_CODES.storedValueUnknown,
  PAYMENT_CODES.storedValueBlocked,
]);

const isFailure = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && FAILURES.has(error.code);

type CaptchaCode = 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED' | 'CAPTCHA_EXPIRED';
const refusal = (code: CaptchaCode, captchaSection: CaptchaSection) =>
  new ApiError(403, code, libraryText(PAYMENT_MESSAGES.payment[code]), {
    field: 'captcha',
    details: { captchaData: { captchaSection } satisfies CaptchaData },
  });

/** Adds the captcha required for the next attempt to an error. */
const withCaptcha = (error: ApiError, captchaSection: CaptchaSection) =>
  new ApiError(error.status, error.code, error.message, {
    ...(error.field === undefined ? {} : { field: error.field }),
    details: { ...error.details, captchaData: { captchaSection } satisfies CaptchaData },
    cause: error,
  });

export type CaptchaGate = ReturnType<typeof createCaptchaGate>;

/**
 * Creates the captcha gate for card attempts (storefront-4.19). It counts failures by kind of card, session and client address, in the
 * database, so that all instances share the counts. Once either limit is reached, each further attempt needs a solved captcha. The limits
 * per minute (`CARD_ATTEMPTS_PER_MINUTE`) apply to solved captchas as well.
 */
export function createCaptchaGate(
  { database: { db }, settings, now }: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  check?: HumanCheck,
) {
  let secret: Promise<string> | undefined;
  const getSecret = () =>
    (secret ??= readSigningSecret(db).catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
  const humans = check ?? createProofOfWork({ getSecret, cost: settings.captchaCost, now });

  const subjectOf = ({ session, address }: CaptchaCaller) => session?.id ?? clientNetwork(address);
  const bindingOf = (caller: CaptchaCaller, section: CaptchaSection) =>
    counterKey('captcha', section, subjectOf(caller));
  const limitsOf = (caller: CaptchaCaller, section: CaptchaSection): [AttemptLimit, AttemptLimit] => [
    {
      key: counterKey(`card-failures:${section}:session`, subjectOf(caller)),
      most: settings.captchaAfterFailures,
      windowSeconds: WINDOW_SECONDS,
    },
    {
      key: counterKey(`card-failures:${section}:address`, clientNetwork(caller.address)),
      most: settings.captchaAfterAddressFailures,
      windowSeconds: WINDOW_SECONDS,
    },
  ];

  /** Records the captcha requirement in the session, whose cart shows it, for as long as the limits require it. */
  async function mark({ session }: CaptchaCaller, section: CaptchaSection, until: Date): Promise<void> {
    if (!session) return;
    await setCaptcha(db, session.id, { section, until });
    session.captcha = { section, until };
  }

  async function redeem(caller: CaptchaCaller, section: CaptchaSection, answer: string): Promise<void> {
    const verdict = await humans.verify(answer, bindingOf(caller, section));
    if (verdict.status === 'EXPIRED') throw refusal(PAYMENT_CODES.captchaExpired, section);
    if (verdict.status === 'WRONG' || !(await useAnswer(db, verdict.id, verdict.expiresAt)))
      throw refusal(PAYMENT_CODES.captchaFailed, section);
  }

  async function clear(
    { session }: CaptchaCaller,
    section: CaptchaSection,
    [ofSession]: [AttemptLimit, AttemptLimit],
  ): Promise<void> {
    await clearCounter(db, ofSession.key);
    if (session?.captcha?.section !== section) return;
    await setCaptcha(db, session.id, null);
    session.captcha = undefined;
  }

  return {
    /** Creates a challenge for the next card of a kind. */
    createChallenge: (caller: CaptchaCaller, section: CaptchaSection): Promise<CaptchaChallenge> =>
      humans.createChallenge(bindingOf(caller, section)),

    /**
     * Makes an attempt with a card. The attempt is counted before it runs, so that concurrent ones cannot share a slot, and is uncounted
     * unless the card fails. A solved captcha replaces a free attempt and is used up; if the card then succeeds, the session's failures are
     * cleared.
     * @param answer the solved captcha sent with the card
     * @throws ApiError 403 CAPTCHA_REQUIRED, CAPTCHA_FAILED or CAPTCHA_EXPIRED; the attempt's error, with `captchaData` if the next one
     * needs a captcha
     */
    async attempt<T>(
      caller: CaptchaCaller,
      section: CaptchaSection,
      answer: string | undefined,
      make: () => Promise<T>,
    ): Promise<T> {
      const limits = limitsOf(caller, section);
      if (answer !== undefined) await redeem(caller, section, answer);
      const isFree = (await takeAttempt(db, limits, now())) === undefined;
      if (!isFree && answer === undefined) {
        const until = await findExhausted(db, limits, now());
        if (until) await mark(caller, section, until);
        throw refusal(PAYMENT_CODES.captchaRequired, section);
      }
      try {
        const result = await make();
        if (isFree) await returnAttempt(db, limits, now());
        if (answer !== undefined) await clear(caller, section, limits);
        return result;
      } catch (error) {
        if (!isFailure(error)) {
          if (isFree) await returnAttempt(db, limits, now());
          throw error;
        }
        const until = await findExhausted(db, limits, now());
        if (!until) throw error;
        await mark(caller, section, until);
        throw withCaptcha(error, section);
      }
    },

    /** Counts a card that failed later, because the provider declined it when the order was placed. */
    async recordFailure(caller: CaptchaCaller, section: CaptchaSection): Promise<void> {
      const limits = limitsOf(caller, section);
      await takeAttempt(db, limits, now());
      const until = await findExhausted(db, limits, now());
      if (until) await mark(caller, section, until);
    },
  };
}
