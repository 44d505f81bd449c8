export { approvalFailure } from './approval-failure.ts';
export {
  ACTION_PARAMETERS,
  APPROVAL_ACTIONS,
  APPROVAL_CODES,
  APPROVAL_STATES,
  APPROVAL_VIEWS,
  COMMENT_LENGTH,
  DECISION_FIELDS,
  MOST_DECISIONS,
  type ApprovalAction,
  type ApprovalState,
  type ApprovalView,
} from './codes.ts';
export { APPROVAL_MESSAGES, type ApprovalMessages } from './messages.ts';
