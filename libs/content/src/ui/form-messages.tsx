import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { FORM_MESSAGES } from '../model/index.ts';
import type { FormMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(FORM_MESSAGES);

/** Overrides texts of the contact form, the newsletter and feedback for all components below it. */
export function FormMessagesProvider(props: MessagesProviderProps<FormMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the texts of the forms with the application's overrides. */
export const useFormMessages = (): FormMessageTables => context.useMessages();
