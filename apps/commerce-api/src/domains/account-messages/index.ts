export { countUnreadMessages } from './account-messages.repository.ts';
export { accountMessagesRoutes } from './account-messages.routes.ts';
export { createAccountMessagesService } from './account-messages.service.ts';
export {
  changeAccountMessage,
  listAccountMessages,
  type MessageChange,
  MessageChangeSchema,
  type MessageRow,
} from './message-settings.ts';
export { accountMessagesOperatorRoutes } from './operator.routes.ts';
