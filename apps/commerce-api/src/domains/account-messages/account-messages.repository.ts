import { sql } from 'kysely';
import type { AccountMessage } from '@foolscap/account/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';

/** An account, and the customer segment that decides which messages it gets. */
export interface Recipient {
  accountId: string;
  tenant: TenantId;
  segment: string;
}

/** The most messages that a page lists. */
const MOST = 100;

const isFor = ({ accountId, tenant, segment }: Recipient, now: Date) => sql<boolean>`
  message.tenant = ${tenant} and message.starts_at <= ${now}::timestamptz and message.ends_at > ${now}::timestamptz
  and (message.account_id = ${accountId}::uuid
    or (message.account_id is null and (message.segments is null or message.segments ? ${segment})))`;

const isUnread = ({ accountId }: Recipient) => sql<boolean>`not exists (
  select 1 from account_message_reads read where read.message_id = message.id and read.account_id = ${accountId}::uuid)`;

/** Lists the messages that an account gets now, the newest first. */
export async function listMessagesFor(db: Db, recipient: Recipient, now: Date): Promise<AccountMessage[]> {
  const { rows } = await sql<{
    id: string;
    title: string;
    text: string;
    link: string | null;
    link_text: string | null;
    starts_at: Date;
    unread: boolean;
  }>`/* messages.list */
    select message.id, message.title, message.text, message.link, message.link_text, message.starts_at,
      ${isUnread(recipient)} as unread
    from account_messages message where ${isFor(recipient, now)}
    order by message.starts_at desc, message.id limit ${MOST}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    sentAt: new Date(row.starts_at).toISOString(),
    isRead: !row.unread,
    ...(row.link !== null && row.link_text !== null ? { link: { href: row.link, text: row.link_text } } : {}),
  }));
}

/** Counts the messages of an account that it has not read. */
export async function countUnreadMessages(db: Db, recipient: Recipient, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* messages.unread */
    select count(*)::int as count from account_messages message
    where ${isFor(recipient, now)} and ${isUnread(recipient)}`.execute(db);
  return Number(rows[0]!.count);
}

/** Marks messages of an account as read, each once. Other accounts' messages are skipped. */
export async function markMessagesRead(
  db: Db,
  recipient: Recipient,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`/* messages.read */
    insert into account_message_reads (account_id, message_id, read_at)
    select ${recipient.accountId}::uuid, message.id, ${now}::timestamptz from account_messages message
    where message.id = any(${[...ids]}::text[]) and ${isFor(recipient, now)}
    order by message.id
    on conflict do nothing`.execute(db);
}
