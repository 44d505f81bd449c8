export { CONTENT_MESSAGES, type ContentMessageTables } from './messages.ts';
