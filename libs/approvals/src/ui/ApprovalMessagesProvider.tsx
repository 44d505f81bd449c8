import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of approvals, by group and code. */
export type AllApprovalMessages = typeof messages;

/** Overrides messages of approvals for all components below it; the others stay. */
export const ApprovalMessagesProvider = (props: MessagesProviderProps<AllApprovalMessages>) => (
  <MessagesProvider library="approvals" {...props} />
);
