export { type ApprovalFilterValues, FILTER_FIELDS } from './ApprovalInbox/ApprovalFilters.tsx';
export { ApprovalInbox, type ApprovalInboxProps } from './ApprovalInbox/ApprovalInbox.tsx';
export { ApprovalMessagesProvider, type AllApprovalMessages } from './ApprovalMessagesProvider.tsx';
export { ApprovalHistory } from './ApprovalProgress/ApprovalHistory.tsx';
export { ApprovalSteps, type ApprovalStepsProps } from './ApprovalProgress/ApprovalSteps.tsx';
export {
  ApprovalSetupPanel,
  type ApprovalSetupPanelProps,
  type EditedEntry,
} from './ApprovalSetup/ApprovalSetupPanel.tsx';
export type { SetupPart } from './ApprovalSetup/SetupForm.tsx';
export { OrderChangeForm, type OrderChangeFormProps } from './OrderChange/OrderChangeForm.tsx';
export { OrderCommentForm, type OrderCommentFormProps } from './OrderChange/OrderCommentForm.tsx';
