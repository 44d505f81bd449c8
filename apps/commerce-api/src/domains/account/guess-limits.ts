import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { type AttemptLimit, returnAttempt, takeAttempt } from '../../kernel/http/attempt-counters.ts';
import { clientNetwork, counterKey } from '../../kernel/http/client-key.ts';
import { waitingTime } from '../../kernel/http/waiting-time.ts';

const MINUTE = 60;
const HOUR = 3600;
/** Limits as multiples of the setting, which applies to one account and minute. */
const PER_HOUR = 5;
/** Higher, because a whole office can share one address. */
const PER_ADDRESS = 5;
const IN_TOTAL = 60;

/** A counted attempt. */
export interface Attempt {
  /** Takes the attempt back, because a successful sign-in was not a guess. */
  succeeded(): Promise<void>;
}

type Limits = readonly [AttemptLimit, ...AttemptLimit[]];

/**
 * Creates the rate limits on guessing passwords and names. Counts are kept in the database so that all instances share them: per name, per
 * client address, and for the whole shop.
 */
export function createGuessLimits({
  database: { db },
  settings,
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>) {
  const most = settings.signInAttemptsPerMinute;

  async function take(limits: Limits, offersNewPassword: boolean): Promise<Attempt> {
    const retryAfter = await takeAttempt(db, limits, now());
    if (retryAfter !== undefined) {
      throw new ApiError(
        429,
        ACCOUNT_CODES.tooManyAttempts,
        offersNewPassword
          ? `Too many attempts. Try again in ${waitingTime(retryAfter)}, or choose a new password.`
          : `Too many attempts. Try again in ${waitingTime(retryAfter)}.`,
        { retryAfter },
      );
    }
    return { succeeded: () => returnAttempt(db, limits, now()) };
  }

  const perAddress = (scope: string, address: string, factor: number): AttemptLimit => ({
    key: counterKey(`${scope}:address`, clientNetwork(address)),
    most: factor * most,
    windowSeconds: MINUTE,
  });
  const perName = (scope: string, ...name: string[]): [AttemptLimit, AttemptLimit] => [
    { key: counterKey(`${scope}:minute`, ...name), most, windowSeconds: MINUTE },
    { key: counterKey(`${scope}:hour`, ...name), most: PER_HOUR * most, windowSeconds: HOUR },
  ];
  const inTotal = (scope: string): AttemptLimit => ({
    key: `${scope}:total`,
    most: IN_TOTAL * most,
    windowSeconds: MINUTE,
  });

  const byName =
    (scope: string, addressFactor: number) =>
    (address: string, tenant: TenantId, name: string): Promise<Attempt> =>
      take(
        [
          perAddress(scope, address, addressFactor),
          ...perName(scope, tenant, name.trim().toLowerCase()),
          inTotal(scope),
        ],
        false,
      );

  return {
    /**
     * Counts a sign-in. A device that has been used with the account before has limits of its own, so neither guesses at the account, nor a
     * shared address, nor a flood of sign-ins can lock the owner out.
     * @param knownDevice identifies the device and the account
     */
    signIn: (
      address: string,
      tenant: TenantId,
      name: string,
      knownDevice: string | undefined,
    ): Promise<Attempt> => {
      const scope = 'sign-in';
      const [first, ...rest] =
        knownDevice === undefined
          ? ([
              perAddress(scope, address, PER_ADDRESS),
              ...perName(scope, tenant, name.trim().toLowerCase()),
              inTotal(scope),
            ] as const)
          : perName(`${scope}:device`, knownDevice);
      return take([first, ...rest], true);
    },
    /** Counts a registration, whose reply reveals whether a name is taken. */
    register: byName('register', 1),
    /** Counts a request for a password link, which sends a mail. */
    forgotPassword: byName('forgot', PER_ADDRESS),
    /** Counts a use of a password link. */
    resetPassword: byName('reset', PER_ADDRESS),
    /** Counts a use of a third-party link; the name is its token. */
    thirdPartySignIn: byName('third-party', PER_ADDRESS),
    /** Counts an attempt to find a guest's order; the name is its number. */
    findOrder: byName('find-order', PER_ADDRESS),
    /**
     * Counts a use of a link to a guest's order. The name is the link's token, so guesses at the order do not lock out the recipient of the
     * mail.
     */
    openOrder: byName('open-order', PER_ADDRESS),
    /** Counts a use of a link that confirms an email address; the name is its token. */
    confirmEmail: byName('confirm-email', PER_ADDRESS),
    /** Counts a request for such a link, which sends a mail; the name is the account's id. */
    sendConfirmation: byName('send-confirmation', PER_ADDRESS),
    /** Counts a confirmation of the current password by a signed-in user; the name is the account's id. */
    confirmPassword: byName('confirm', PER_ADDRESS),
  };
}

export type GuessLimits = ReturnType<typeof createGuessLimits>;
