import { SUBSCRIPTION_MESSAGES } from './messages.ts';
import type { SubscriptionMessages } from './messages.ts';

/** Returns the text for a failed call: the text of its code, otherwise the server's for a rejected field. */
export function subscriptionFailure(
  { code, message, field }: { code: string; message: string; field?: string | undefined },
  { failures }: Pick<SubscriptionMessages, 'failures'> = SUBSCRIPTION_MESSAGES,
): string {
  if (code in failures) return failures[code as keyof typeof failures];
  return field && message ? message : failures.OTHER;
}
