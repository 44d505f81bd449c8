import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { takeAttempt } from '../../kernel/http/attempt-counters.ts';
import { clientNetwork, counterKey } from '../../kernel/http/client-key.ts';
import { waitingTime } from '../../kernel/http/waiting-time.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';

const HOUR = 3600;
/** Submissions of a form from one client address per hour. Higher, because a whole office can share one address. */
const PER_ADDRESS = 30;
/** Submissions of a form for one email address per hour. Each one sends a mail to it. */
const PER_EMAIL = 5;

/** Creates the limit of submissions of public forms, which all instances share. Throws 429 when it is exceeded. */
export const createFormLimits =
  ({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) =>
  async (form: string, address: string, emailKey?: string): Promise<void> => {
    const limit = (scope: string, key: string, most: number) => ({
      key: counterKey(`${form}:${scope}`, key),
      most,
      windowSeconds: HOUR,
    });
    const retryAfter = await takeAttempt(
      db,
      [
        limit('address', clientNetwork(address), PER_ADDRESS),
        ...(emailKey === undefined ? [] : [limit('email', emailKey, PER_EMAIL)]),
      ],
      now(),
    );
    if (retryAfter !== undefined)
      throw new ApiError(
        429,
        'TOO_MANY_REQUESTS',
        `You’ve sent this form too often. Try again in ${waitingTime(retryAfter)}.`,
        { retryAfter },
      );
  };

/** Throws the first fault of a form. @throws ApiError 400 with the field */
export function refuseFaults(
  faults: Readonly<Record<string, string>>,
  message: (code: string) => string,
): void {
  const [first] = Object.entries(faults);
  if (first) throw new ApiError(400, first[1], libraryText(message(first[1])), { field: first[0] });
}
