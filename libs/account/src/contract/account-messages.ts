import Type, { type Static } from 'typebox';

/** A message of the shop to an account. */
export const AccountMessageSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Plain text. */
  text: Type.String(),
  /** ISO instant from which it is shown. */
  sentAt: Type.String(),
  isRead: Type.Boolean(),
  /** A page of the site; `href` is a path below the site's root. */
  link: Type.Optional(Type.Object({ href: Type.String(), text: Type.String() })),
});
export interface AccountMessage extends Static<typeof AccountMessageSchema> {}

/** `GET /cc/api/account/messages`, and the reply to each change: the messages of the account, the newest first. */
export const AccountMessagesSchema = Type.Object({ messages: Type.Array(AccountMessageSchema) });
export interface AccountMessages extends Static<typeof AccountMessagesSchema> {}

/** `POST /cc/api/account/messages/read`: marks messages as read. Repeating it has no effect. */
export const ReadMessagesBody = Type.Object(
  { ids: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 100 }) },
  { additionalProperties: false },
);
export interface ReadMessagesBody extends Static<typeof ReadMessagesBody> {}
