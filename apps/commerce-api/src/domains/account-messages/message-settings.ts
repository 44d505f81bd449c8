import { SEGMENTS } from '@foolscap/account/model';
import { OneOf } from '@foolscap/core/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import Type, { type Static } from 'typebox';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

const strict = { additionalProperties: false } as const;
const Day = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });

/** A message as operators write it. Days are in UTC; the last day is included. */
export const MessageSettingsSchema = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 80 }),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    firstDay: Day,
    lastDay: Day,
    /** A path on the site. */
    link: Type.Optional(Type.String({ pattern: '^/(?![/\\\\])[^\\s]{0,199}$' })),
    linkText: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** The user name of the only account that gets it. */
    account: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
    segments: Type.Optional(Type.Array(OneOf(SEGMENTS.map(({ code }) => code)), { minItems: 1 })),
  },
  strict,
);
export interface MessageSettings extends Static<typeof MessageSettingsSchema> {}

/** A change to a message. The schema also validates what an operator enters at the command line. */
export const MessageChangeSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
    tenant: OneOf(['sdc', 'sba']),
    /** Null removes the message. */
    message: Type.Union([MessageSettingsSchema, Type.Null()]),
  },
  strict,
);
export interface MessageChange extends Static<typeof MessageChangeSchema> {}

/** A message as operators see it. */
export interface MessageRow {
  id: string;
  tenant: TenantId;
  firstDay: string;
  lastDay: string;
  /** A user name, segments, or all accounts. */
  audience: string;
  /** The number of accounts that have read it. */
  reads: number;
  title: string;
}

const DAY_MS = 86_400_000;
const toDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Lists the messages of both sites, those that end first come first. */
export async function listAccountMessages(db: Db): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('account_messages as message')
    .leftJoin('accounts', 'accounts.id', 'message.account_id')
    .select((row) => [
      'message.id',
      'message.tenant',
      'message.starts_at',
      'message.ends_at',
      'message.segments',
      'message.title',
      'accounts.username',
      row
        .selectFrom('account_message_reads as read')
        .select((read) => read.fn.countAll<number>().as('count'))
        .whereRef('read.message_id', '=', 'message.id')
        .as('reads'),
    ])
    .orderBy('message.ends_at')
    .orderBy('message.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tenant: row.tenant,
    firstDay: toDay(row.starts_at),
    lastDay: toDay(new Date(row.ends_at.getTime() - 1)),
    audience: row.username ?? row.segments?.join(', ') ?? 'all accounts',
    reads: Number(row.reads),
    title: row.title,
  }));
}

async function findAccountId(db: Db, tenant: TenantId, username: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('tenant', '=', tenant)
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
  if (!account)
    throw notFound(
      'ACCOUNT_NOT_FOUND',
      operatorText('There is no account with this user name on this site.'),
    );
  return account.id;
}

/**
 * Sends, changes or removes a message. A changed message stays read by those who have read it.
 * @throws ApiError 400 for a last day before the first, a link without text, or two audiences; 404 for an unknown account or message
 */
export async function changeAccountMessage(
  db: Db,
  { id, tenant, message }: MessageChange,
): Promise<{ message: string }> {
  const sameId = await db
    .selectFrom('account_messages')
    .select('tenant')
    .where('id', '=', id)
    .executeTakeFirst();
  if (sameId && sameId.tenant !== tenant)
    throw badRequest(
      'MESSAGE_INVALID',
      operatorText(`Message ${id} belongs to the other site. Choose another name.`),
    );
  if (message === null) {
    if (!sameId) throw notFound('MESSAGE_NOT_FOUND', operatorText(`There is no message ${id}.`));
    await db.deleteFrom('account_messages').where('id', '=', id).execute();
    return { message: `Message ${id} is removed.` };
  }
  const { title, text, firstDay, lastDay, link, linkText, account, segments } = message;
  if (lastDay < firstDay)
    throw badRequest('MESSAGE_INVALID', operatorText('The last day is before the first.'));
  if ((link === undefined) !== (linkText === undefined))
    throw badRequest('MESSAGE_INVALID', operatorText('Give a link together with its text.'));
  if (account !== undefined && segments !== undefined)
    throw badRequest(
      'MESSAGE_INVALID',
      operatorText('Send a message to an account or to segments, not to both.'),
    );
  const columns = {
    account_id: account === undefined ? null : await findAccountId(db, tenant, account),
    segments: segments ? JSON.stringify(segments) : null,
    title,
    text,
    link: link ?? null,
    link_text: linkText ?? null,
    starts_at: new Date(`${firstDay}T00:00:00Z`),
    ends_at: new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS),
  };
  await db
    .insertInto('account_messages')
    .values({ id, tenant, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  return { message: `Message ${id} is set.` };
}
