import { APPROVAL_MESSAGES, type ApprovalMessages } from './messages.ts';

/** Returns the text for a failed call or a refused decision. */
export const approvalFailure = (
  code: string,
  { failures }: Pick<ApprovalMessages, 'failures'> = APPROVAL_MESSAGES,
): string => (code in failures ? failures[code as keyof typeof failures] : failures.OTHER);
