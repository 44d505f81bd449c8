export { approvalFailure } from './approval-failure.ts';
export {
  APPROVER_KINDS,
  exceedsLimit,
  matchesRule,
  MOST_GROUP_MEMBERS,
  MOST_GROUPS,
  MOST_LEVELS,
  MOST_RULES,
  RULE_CURRENCIES,
  RULE_NAME_LENGTH,
  type ApproverKind,
  type OrderFacts,
  type RuleConditions,
  type RuleCurrency,
} from './approval-rules.ts';
export {
  ACTION_PARAMETERS,
  APPROVAL_ACTIONS,
  APPROVAL_CODES,
  APPROVAL_EVENTS,
  APPROVAL_REASONS,
  APPROVAL_SCOPES,
  APPROVAL_STATES,
  APPROVAL_VIEWS,
  COMMENT_LENGTH,
  DECISION_FIELDS,
  MOST_DECISIONS,
  type ApprovalAction,
  type ApprovalEventKind,
  type ApprovalReasonKind,
  type ApprovalScope,
  type ApprovalState,
  type ApprovalView,
} from './codes.ts';
export { describeDifference, type DifferenceTexts } from './describe-difference.ts';
export {
  APPROVAL_FIELDS,
  DELEGATION_FIELDS,
  findInvalidNumbers,
  FORM_STEPS,
  type FormValues,
  getApproversValue,
  readDelegation,
  readGroup,
  readOrderChange,
  readRule,
} from './form-fields.ts';
export { APPROVAL_MESSAGES, type ApprovalMessages } from './messages.ts';
