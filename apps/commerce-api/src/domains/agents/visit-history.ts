import { sql } from 'kysely';
import type { AgentAction, AgentVisit } from '@foolscap/account/contract';
import type { VisitEnd } from '@foolscap/account/model';
import type { AgentKind } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { AGENT_LIMITS } from './agent-limits.ts';

const VISITS = 20;
/** The number of actions of each class that a visit shows. */
const ACTIONS = 20;
const IMPORTANT_ACTIONS = 200;

const operationsOf = (...kinds: (typeof AGENT_LIMITS)[string][]) =>
  Object.keys(AGENT_LIMITS).filter((operation) => kinds.includes(AGENT_LIMITS[operation]!));
/** Always shown, so that other actions cannot push them out. */
const IMPORTANT = operationsOf('ORDER', 'ADDRESS');
const REFUSED = operationsOf('REFUSED');

interface ActionRow {
  at: string;
  operation: string;
  object: string;
  status: number | null;
}

interface VisitRow {
  id: string;
  agent_name: string;
  agent_kind: AgentKind;
  account_id: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: VisitEnd | null;
  actions: ActionRow[] | null;
  action_count: number;
}

const getOutcome = (status: number | null): AgentAction['outcome'] =>
  status === null ? 'UNKNOWN' : status < 400 ? 'DONE' : status < 500 ? 'REFUSED' : 'FAILED';

function getKind(operation: string): AgentAction['kind'] {
  const limit = AGENT_LIMITS[operation];
  // A call may have been allowed at the time.
  return limit === undefined || limit === 'READ' || limit === 'SESSION' ? 'REFUSED' : limit;
}

const describe = (row: VisitRow, now: Date): AgentVisit => {
  // A session that has expired is deleted later.
  const hasExpired = !row.ended_at && row.expires_at <= now;
  const endedAt = row.ended_at ?? (hasExpired ? row.expires_at : undefined);
  const endReason = row.end_reason ?? (hasExpired ? ('EXPIRED' as const) : undefined);
  return {
    id: row.id,
    agentName: row.agent_name,
    agentKind: row.agent_kind,
    startedAt: row.started_at.toISOString(),
    ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
    ...(endReason ? { endReason } : {}),
    actions: (row.actions ?? []).map(({ at, operation, object, status }) => ({
      at: new Date(at).toISOString(),
      kind: getKind(operation),
      operation,
      object,
      outcome: getOutcome(status),
    })),
    actionCount: row.action_count,
  };
};

/** Lists the latest visits of an agent, or at the account of a customer, each with its orders, addresses and latest other actions. */
export async function listVisits(
  db: Db,
  of: { accountId: string } | { agentAccountId: string },
  now: Date,
): Promise<(AgentVisit & { accountId: string })[]> {
  const condition =
    'accountId' in of
      ? sql`account_id = ${of.accountId}::uuid`
      : sql`agent_account_id = ${of.agentAccountId}::uuid`;
  const { rows } = await sql<VisitRow>`/* agents.visits */
    select visit.id, agent_name, agent_kind, account_id, started_at, ended_at, end_reason, latest.actions, counted.action_count,
      coalesce((select min(sessions.expires_at) from sessions where sessions.agent_visit_id = visit.id), visit.expires_at) as expires_at
    from agent_visits visit,
      lateral (select json_agg(json_build_object('at', happened_at, 'operation', operation, 'object', object, 'status', status)
          order by id desc) as actions
        from (select *, row_number() over (partition by class order by id desc) as nth
            from (select *, case when operation = any(${IMPORTANT}::text[]) then 'IMPORTANT'
                when operation = any(${REFUSED}::text[]) then 'REFUSED' else 'OTHER' end as class
              from agent_actions where visit_id = visit.id) classified) numbered
        where nth <= case class when 'IMPORTANT' then ${IMPORTANT_ACTIONS}::integer else ${ACTIONS}::integer end) latest,
      lateral (select count(*)::integer as action_count from agent_actions where visit_id = visit.id) counted
    where ${condition}
    order by started_at desc, created_at desc, id limit ${VISITS}`.execute(db);
  return rows.map((row) => ({ ...describe(row, now), accountId: row.account_id }));
}
