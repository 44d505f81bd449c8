import type { ReplyError } from '@foolscap/core/messages';
import { accountMessage } from './account-message.ts';
import type { BUDGET_CSV_MESSAGES } from './budget-csv-messages.ts';
import type { ACCOUNT_MESSAGES } from './messages.ts';

/** Returns the message for a rejected call about budgets. */
export function budgetMessage(
  refusal: ReplyError,
  messages: typeof ACCOUNT_MESSAGES,
  { budgetFailures }: typeof BUDGET_CSV_MESSAGES,
): string {
  const texts: Readonly<Record<string, string>> = budgetFailures;
  return texts[refusal.code ?? ''] ?? accountMessage(refusal, messages);
}
