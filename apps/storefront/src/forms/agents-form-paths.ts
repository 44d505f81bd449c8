/** Form endpoints of staff who act for customers, and of customers who allow it. */
export const AGENTS_FORM_PATHS = {
  search: '/forms/agents/search',
  start: '/forms/agents/start',
  end: '/forms/agents/end',
  request: '/forms/agents/request',
  allow: '/forms/account/access/allow',
  decline: '/forms/account/access/decline',
  withdraw: '/forms/account/access/withdraw',
} as const;
