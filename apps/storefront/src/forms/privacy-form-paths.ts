/** Form endpoints of requests for personal data, which only the chunk of their page contains. */
export const PRIVACY_FORM_PATHS = {
  requestCopy: '/forms/account/data-requests',
  downloadCopy: '/forms/account/data-copy',
  erase: '/forms/account/erase',
} as const;
