import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LIST_ACCESS_LEVELS } from '@foolscap/lists/model';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../../kernel/database/database.ts';
import { rightsTo } from './list-data.ts';
import type { ListRow } from './lists.repository.ts';
import type { ListRole } from './permissions.ts';
import { isEditable, isSeen, type ListViewer } from './viewer.ts';

const ACCOUNTS = [randomUUID(), randomUUID()] as const;
const ORGANIZATIONS = [randomUUID(), randomUUID()] as const;
const SESSION = randomUUID();

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  for (const id of ORGANIZATIONS)
    await db.insertInto('organizations').values({ id, name: id, customer_number: id }).execute();
  for (const id of ACCOUNTS)
    await sql`insert into accounts (id, tenant, username, password_hash, first_name, last_name, email, customer_number, permissions, membership_program)
      values (${id}::uuid, 'sba', ${id}, 'x', 'A', 'B', ${id}, ${id}, '[]', 'NON_MEMBER')`.execute(db);
  await db
    .insertInto('sessions')
    .values({ id: SESSION, token_hash: 'x', epoch: 'e', expires_at: new Date('2030-01-01') })
    .execute();
  const now = new Date();
  for (const access_level of LIST_ACCESS_LEVELS)
    for (const account_id of [...ACCOUNTS, null])
      for (const organization_id of access_level === 'PERSONAL' ? [null] : ORGANIZATIONS)
        for (const members_read_only of [true, false]) {
          const name = randomUUID();
          await db
            .insertInto('shopping_lists')
            .values({
              id: randomUUID(),
              tenant: 'sba',
              account_id,
              session_id: account_id === null ? SESSION : null,
              organization_id,
              name,
              name_key: name,
              access_level,
              members_read_only,
              modified_at: now,
              created_at: now,
            })
            .execute();
        }
});
afterAll(() => database.close());

const ROLES: ListRole[] = ['PERSON', 'MEMBER', 'ADMIN', 'THIRD_PARTY', 'CLOSED'];

it.each(ROLES.flatMap((role) => [true, false].map((sharing) => [role, sharing] as const)))(
  'the conditions of the database admit what the rule admits: %s, sharing %s',
  async (role, sharing) => {
    for (const accountId of [ACCOUNTS[0], undefined]) {
      if (accountId === undefined && role !== 'PERSON') continue;
      const viewer: ListViewer = {
        role,
        sharing,
        publicLinks: true,
        owner: { tenant: 'sba', sessionId: SESSION, accountId },
        organizationId: role === 'PERSON' ? undefined : ORGANIZATIONS[0],
        buyer: 'sba',
      };
      const { rows } = await sql<ListRow & { seen: boolean; editable: boolean }>`
        select lists.*, ${isSeen(viewer)} as seen, ${isSeen(viewer)} and ${isEditable(viewer)} as editable
          from shopping_lists lists`.execute(database.db);
      expect(rows.length).toBeGreaterThan(20);
      for (const row of rows) {
        const { sees, edits } = rightsTo(viewer, row);
        expect({ ...row, seen: row.seen === true, editable: row.editable === true }).toEqual({
          ...row,
          seen: sees,
          editable: edits,
        });
      }
    }
  },
);
