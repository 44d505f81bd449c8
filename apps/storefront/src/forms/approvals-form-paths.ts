/** Form endpoint that approves or declines orders. */
export const APPROVALS_FORM_PATH = '/forms/account/approvals';

/** Form endpoints that change an order that waits, and that comment on it. */
export const CHANGE_FORM_PATH = '/forms/account/approvals/change';
export const COMMENT_FORM_PATH = '/forms/account/approvals/comment';

/** Form endpoints that save or remove a rule, a group or a delegation. */
export const SETUP_FORM_PATHS = {
  rules: '/forms/account/approval-rules',
  groups: '/forms/account/approval-groups',
  delegations: '/forms/account/approval-delegations',
} as const;
