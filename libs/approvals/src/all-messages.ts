import { APPROVAL_MESSAGES } from './model/messages.ts';
import { APPROVAL_INBOX_MESSAGES } from './ui/ApprovalInbox/approval-inbox-messages.ts';
import { APPROVAL_PROGRESS_MESSAGES } from './ui/ApprovalProgress/approval-progress-messages.ts';
import { APPROVAL_SETUP_MESSAGES } from './ui/ApprovalSetup/approval-setup-messages.ts';
import { ORDER_CHANGE_MESSAGES } from './ui/OrderChange/order-change-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...APPROVAL_MESSAGES,
  ...APPROVAL_INBOX_MESSAGES,
  ...APPROVAL_PROGRESS_MESSAGES,
  ...APPROVAL_SETUP_MESSAGES,
  ...ORDER_CHANGE_MESSAGES,
};
