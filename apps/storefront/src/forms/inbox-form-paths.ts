/** Form endpoint that marks messages as read. */
export const INBOX_FORM_PATH = '/forms/account/messages/read';
