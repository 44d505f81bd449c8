import type { TenantId } from '@foolscap/core/vocabulary';
import { FORM_MESSAGES } from '@foolscap/content/model';
import type { Db } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

/** Retention time of closed messages. */
const KEPT_DAYS = 365;
/** The most messages that a list has. */
const MAX_LISTED = 500;

export type MessageKind = 'contact' | 'feedback';

/** A message as operators see it. */
export interface MessageRow {
  id: number;
  kind: MessageKind;
  tenant: TenantId;
  createdAt: string;
  isOpen: boolean;
  /** The topic, or the rating. */
  about: string;
  /** The sender's name and email address; absent for feedback. */
  from?: string;
  orderNumber?: string;
  page?: string;
  text: string;
}

export interface MessageFilter {
  kind?: MessageKind;
  isOpen?: boolean;
}

/** Lists messages, the newest first. */
export async function listMessages(db: Db, { kind, isOpen }: MessageFilter): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('shop_messages')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(isOpen === true, (query) => query.where('closed_at', 'is', null))
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    tenant: row.tenant,
    createdAt: row.created_at.toISOString(),
    isOpen: row.closed_at === null,
    about: row.topic ? FORM_MESSAGES.topics[row.topic] : `${row.rating} of 5`,
    ...(row.email ? { from: `${row.name} <${row.email}>` } : {}),
    ...(row.order_number ? { orderNumber: row.order_number } : {}),
    ...(row.page ? { page: row.page } : {}),
    text: row.text,
  }));
}

/** Closes a message. Closing it again changes nothing. @throws ApiError 404 for an unknown number */
export async function closeMessage(db: Db, id: number, now: Date): Promise<{ message: string }> {
  const closed = await db
    .updateTable('shop_messages')
    .set((row) => ({ closed_at: row.fn.coalesce('closed_at', row.val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!closed) throw notFound('MESSAGE_NOT_FOUND', operatorText(`There is no message ${id}.`));
  return { message: `Message ${id} is closed.` };
}

/** Deletes messages that were closed a year ago. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('shop_messages')
    .where('closed_at', '<=', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
}
