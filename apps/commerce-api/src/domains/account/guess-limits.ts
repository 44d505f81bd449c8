import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { type AttemptLimit, returnAttempt, takeAttempt } from '../../kernel/http/attempt-counters.ts';
import { clientNetwork, counterKey } from '../../kernel/http/client-key.ts';
import { waitingTime } from '../../kernel/http/waiting-time.ts';

const MINUTE = 60;
const HOUR = 3600;
/** Limits as multiples of the setting, which is for one account and minute. */
const PER_HOUR = 5;
/** Offices share one address. */
const PER_ADDRESS = 5;
const IN_TOTAL = 60;

/** A granted attempt. */
export interface Attempt {
  /** Takes it back: it was no guess. */
  succeeded(): Promise<void>;
}

type Limits = readonly [AttemptLimit, ...AttemptLimit[]];

/**
 * Limits on guessing passwords and names, kept in the database so that all instances count together: for one name, for one client address,
 * and for the whole shop.
 */
export function createGuessLimits({
  database: { db },
  settings,
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>) {
  const most = settings.signInAttemptsPerMinute;

  async function take(limits: Limits, advice: string): Promise<Attempt> {
    const retryAfter = await takeAttempt(db, limits, now());
    if (retryAfter !== undefined) {
      throw new ApiError(
        429,
        ACCOUNT_CODES.tooManyAttempts,
        `Too many attempts. Try again in ${waitingTime(retryAfter)}${advice}.`,
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
        '',
      );

  return {
    /**
     * A sign-in. A device that the account was used on before has limits of its own and no others: neither guesses at
     * the account, nor a shared address, nor a flood of sign-ins can lock the owner out.
     * @param knownDevice names that device and the account
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
      return take([first, ...rest], ', or choose a new password');
    },
    /** A registration: its answer tells whether a name is taken. */
    register: byName('register', 1),
    /** A request for a link to a new password, which writes a mail. */
    forgotPassword: byName('forgot', PER_ADDRESS),
    /** A link to a new password. */
    resetPassword: byName('reset', PER_ADDRESS),
    /** The current password, confirmed by a signed-in user; the name is the account's id. */
    confirmPassword: byName('confirm', PER_ADDRESS),
  };
}

export type GuessLimits = ReturnType<typeof createGuessLimits>;
