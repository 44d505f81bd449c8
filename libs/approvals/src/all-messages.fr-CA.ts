import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { APPROVAL_MESSAGES } from './model/messages.fr-CA.ts';
import { APPROVAL_INBOX_MESSAGES } from './ui/ApprovalInbox/approval-inbox-messages.fr-CA.ts';
import { APPROVAL_PROGRESS_MESSAGES } from './ui/ApprovalProgress/approval-progress-messages.fr-CA.ts';
import { APPROVAL_SETUP_MESSAGES } from './ui/ApprovalSetup/approval-setup-messages.fr-CA.ts';
import { ORDER_CHANGE_MESSAGES } from './ui/OrderChange/order-change-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...APPROVAL_MESSAGES,
  ...APPROVAL_INBOX_MESSAGES,
  ...APPROVAL_PROGRESS_MESSAGES,
  ...APPROVAL_SETUP_MESSAGES,
  ...ORDER_CHANGE_MESSAGES,
};
