export { ApprovalInbox, type ApprovalInboxProps } from './ApprovalInbox/ApprovalInbox.tsx';
export { ApprovalMessagesProvider, type AllApprovalMessages } from './ApprovalMessagesProvider.tsx';
