/** Form endpoint that approves or declines orders. */
export const APPROVALS_FORM_PATH = '/forms/account/approvals';
