import { APPROVAL_MESSAGES, type ApprovalMessages } from './messages.ts';

/**
 * Returns the text for a failed call or a refused decision.
 * @param message the server's text, for codes without a text of their own
 */
export const approvalFailure = (
  code: string,
  { failures }: Pick<ApprovalMessages, 'failures'> = APPROVAL_MESSAGES,
  message: string = failures.OTHER,
): string => (code in failures ? failures[code as keyof typeof failures] : message || failures.OTHER);
