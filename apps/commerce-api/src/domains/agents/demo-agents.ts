import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { type DemoPart, getVersion } from '../../kernel/database/demo-data.ts';

/** The organizations of the demo's sales representative, by name. */
const ASSIGNED = [
  { username: 'rep@example.com', organization: 'Bell & Margin LLC' },
  { username: 'rep@example.com', organization: 'Deckle Edge Studio' },
];
/** The organization of the demo that agents need the consent of. */
const CONSENT = ['Ridgeline Clinic'];

/** Assigns the demo's sales representative. Changes of people stay: an organization that has a representative keeps it. */
async function writeDemoAgents(trx: Db): Promise<number> {
  const { rows } = await sql`
    with assigned as (
      insert into agent_organizations (agent_account_id, organization_id)
      select accounts.id, organizations.id
      from json_to_recordset(${JSON.stringify(ASSIGNED)}::json) as demo(username text, organization text)
      join accounts on accounts.tenant = 'sba' and accounts.username = demo.username and accounts.agent_kind = 'SALES_REP'
      join organizations on organizations.name = demo.organization
      on conflict do nothing returning agent_account_id, organization_id),
    represented as (
      update organizations set sales_rep_account_id = assigned.agent_account_id from assigned
      where organizations.id = assigned.organization_id and sales_rep_account_id is null and sales_rep_name is null)
    select 1 from assigned`.execute(trx);
  await sql`update organizations set agent_consent = 'REQUIRED' where name = any(${CONSENT}::text[])`.execute(
    trx,
  );
  return rows.length;
}

/** The agents of the demo are accounts; this part has what they may do. */
export const demoAgentsPart: DemoPart = {
  name: 'agents',
  version: () => getVersion([ASSIGNED, CONSENT]),
  apply: async (trx) => ({ added: await writeDemoAgents(trx), changed: 0, retired: 0 }),
};
