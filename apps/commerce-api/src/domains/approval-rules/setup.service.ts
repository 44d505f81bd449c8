import type { ApprovalSetup, DelegationBody, GroupBody, RuleBody } from '@foolscap/approvals/contract';
import {
  APPROVAL_CODES,
  MOST_DELEGATIONS,
  MOST_GROUPS,
  MOST_RULES,
  type RuleConditions,
} from '@foolscap/approvals/model';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import { sql } from 'kysely';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isOneOf } from '../../kernel/database/is-one-of.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { findMembership, hasPermission, type Membership } from '../organizations/index.ts';
import { approvesOrders } from './approvers.ts';

export type ApprovalSetupService = ReturnType<typeof createApprovalSetupService>;

const ruleInvalid = (message: Parameters<typeof badRequest>[1], field: string) =>
  badRequest(APPROVAL_CODES.ruleInvalid, message, field);

const mayChangeRules = (member: Membership) => hasPermission(member, 'ACCOUNT_MAINTENANCE');
const mayApprove = (member: Membership) => hasPermission(member, 'APPROVE_ORDERS');

const day = (date: Date): string => date.toISOString().slice(0, 10);

interface StoredRule {
  name: string;
  unit_id: string | null;
  level: number;
  conditions: RuleConditions;
  approver_kind: RuleBody['approverKind'];
  group_id: string | null;
  person_id: string | null;
  needs_all: boolean;
}

const ruleData = ({
  id,
  conditions,
  ...rule
}: StoredRule & { id: string }): ApprovalSetup['rules'][number] => {
  const { amountAbove, categoryIds, requesterIds, paymentTypes, ...others } = conditions;
  return {
    id,
    name: rule.name,
    ...(rule.unit_id === null ? {} : { unitId: rule.unit_id }),
    level: rule.level,
    conditions: {
      ...others,
      ...(amountAbove && { amountAbove: { ...amountAbove, amount: toDecimal(amountAbove.amount) } }),
      ...(categoryIds && { categoryIds: [...categoryIds] }),
      ...(requesterIds && { requesterIds: [...requesterIds] }),
      ...(paymentTypes && { paymentTypes: [...paymentTypes] }),
    },
    approverKind: rule.approver_kind,
    ...(rule.group_id === null ? {} : { groupId: rule.group_id }),
    ...(rule.person_id === null ? {} : { personId: rule.person_id }),
    needsAll: rule.needs_all,
  };
};

/** Creates the calls that set up the approvals of an organization: rules and groups by its admins, delegations by approvers. */
export function createApprovalSetupService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  /** @throws ApiError 401 for guests, 403 for members without the permission */
  async function getMember(
    { accountId }: Caller,
    isPermitted: (member: Membership) => boolean,
    connection: Db = db,
  ): Promise<Membership> {
    if (accountId === undefined)
      throw new ApiError(401, APPROVAL_CODES.signInRequired, 'Sign in to approve orders.');
    const member = await findMembership(connection, accountId);
    if (!member || !isPermitted(member))
      throw new ApiError(
        403,
        APPROVAL_CODES.notPermitted,
        member && mayApprove(member)
          ? 'You don’t change the approval rules of your organization.'
          : 'You don’t approve orders for your organization.',
      );
    return member;
  }

  /** Changes an organization's rules as one of its admins, one change at a time. */
  const asAdmin = (caller: Caller, work: (trx: Db, organizationId: string) => Promise<unknown>) =>
    db.transaction().execute(async (trx) => {
      const { id } = (await getMember(caller, mayChangeRules, trx)).organization;
      await sql`select 1 from organizations where id = ${id} for update`.execute(trx);
      await work(trx, id);
    });

  /** Checks that accounts are active members, or active approvers. */
  async function areMembers(
    trx: Db,
    organizationId: string,
    ids: readonly string[],
    { approving }: { approving: boolean },
  ): Promise<boolean> {
    if (ids.length === 0) return true;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from accounts
      where organization_id = ${organizationId}::uuid and role is not null and deactivated_at is null
        and ${isOneOf(sql`id`, 'uuid', ids)} ${approving ? sql`and ${approvesOrders('accounts')}` : sql``}`.execute(
      trx,
    );
    return Number(rows[0]!.count) === ids.length;
  }

  const hasRow = async (
    trx: Db,
    table: 'organization_units' | 'approval_groups',
    organizationId: string,
    id: string,
  ) =>
    (await trx
      .selectFrom(table)
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      // A concurrent removal waits, or the row is gone.
      .forKeyShare()
      .executeTakeFirst()) !== undefined;

  /** Lists the people that a rule names already. They may have left since. */
  async function listNamed(
    trx: Db,
    organizationId: string,
    id: string,
  ): Promise<{ person: string | null; requesters: ReadonlySet<string> }> {
    const rule = await trx
      .selectFrom('approval_rules')
      .select(['conditions', 'person_id'])
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .executeTakeFirst();
    return { person: rule?.person_id ?? null, requesters: new Set(rule?.conditions.requesterIds ?? []) };
  }

  /** @throws ApiError 400 for anything that the organization does not have, unless the rule has it already */
  async function checkRule(trx: Db, organizationId: string, id: string, rule: RuleBody): Promise<void> {
    const named = await listNamed(trx, organizationId, id);
    const { unitId, conditions, approverKind, groupId, personId } = rule;
    if (unitId !== undefined && !(await hasRow(trx, 'organization_units', organizationId, unitId)))
      throw ruleInvalid('Your organization has no such unit.', 'unitId');
    if (
      (approverKind === 'GROUP') !== (groupId !== undefined) ||
      (approverKind === 'PERSON') !== (personId !== undefined)
    )
      throw ruleInvalid('Choose the group or the person who approves.', 'approverKind');
    if (groupId !== undefined && !(await hasRow(trx, 'approval_groups', organizationId, groupId)))
      throw ruleInvalid('Your organization has no such group.', 'groupId');
    const persons = personId === undefined || personId === named.person ? [] : [personId];
    if (!(await areMembers(trx, organizationId, persons, { approving: true })))
      throw ruleInvalid('Choose members of your organization who approve orders.', 'personId');
    const requesters = (conditions.requesterIds ?? []).filter((each) => !named.requesters.has(each));
    if (!(await areMembers(trx, organizationId, requesters, { approving: false })))
      throw ruleInvalid('Choose members of your organization.', 'conditions.requesterIds');
    const { categoryIds = [] } = conditions;
    if (categoryIds.length === 0) return;
    const found = await trx
      .selectFrom('categories')
      .select('id')
      .where(isOneOf(sql`id`, 'text', categoryIds))
      .execute();
    if (found.length < categoryIds.length)
      throw ruleInvalid('There is no such category.', 'conditions.categoryIds');
  }

  async function checkCount(
    trx: Db,
    table: 'approval_rules' | 'approval_groups',
    organizationId: string,
    most: number,
  ) {
    const { count } = await trx
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most)
      throw badRequest(
        APPROVAL_CODES.tooManyRules,
        `Your organization has ${String(most)} rules or groups already, which is the limit.`,
      );
  }

  async function listPeople({ organization }: Membership): Promise<ApprovalSetup['people']> {
    const { rows } = await sql<ApprovalSetup['people'][number]>`/* approvals.people */
      select id, first_name || ' ' || last_name as name, ${approvesOrders('accounts')} as approves from accounts
      where organization_id = ${organization.id}::uuid and role is not null and deactivated_at is null
      order by last_name, first_name, id`.execute(db);
    return rows;
  }

  async function listUnits(organizationId: string): Promise<ApprovalSetup['units']> {
    const { rows } = await sql<ApprovalSetup['units'][number]>`/* approvals.units */
      with recursive tree as (
        select id, name as path from organization_units where organization_id = ${organizationId}::uuid and parent_id is null
        union all select below.id, tree.path || ' / ' || below.name from organization_units below join tree on below.parent_id = tree.id)
      select id, path from tree order by path, id`.execute(db);
    return rows;
  }

  async function listGroups(organizationId: string): Promise<ApprovalSetup['groups']> {
    const { rows } = await sql<ApprovalSetup['groups'][number]>`/* approvals.groups */
      select id, name, (select coalesce(jsonb_agg(members.account_id order by members.account_id), '[]'::jsonb)
        from approval_group_members members where members.group_id = approval_groups.id) as "memberIds"
      from approval_groups where organization_id = ${organizationId}::uuid order by name, id`.execute(db);
    return rows;
  }

  async function listDelegations(accountId: string): Promise<ApprovalSetup['delegations']> {
    const { rows } = await sql<ApprovalSetup['delegations'][number]>`/* approvals.delegations */
      select delegations.id, delegations.delegate_id as "delegateId", to_char(starts_on, 'YYYY-MM-DD') as "startsOn",
        to_char(ends_on, 'YYYY-MM-DD') as "endsOn", delegates.first_name || ' ' || delegates.last_name as "delegateName"
      from approval_delegations delegations join accounts delegates on delegates.id = delegations.delegate_id
      where delegations.account_id = ${accountId}::uuid and delegations.ends_on >= ${day(now())}::date
      order by starts_on, delegations.id`.execute(db);
    return rows;
  }

  const read = async (caller: Caller): Promise<ApprovalSetup> => {
    const member = await getMember(caller, (each) => mayApprove(each) || mayChangeRules(each));
    const { id: organizationId, approvalLimit } = member.organization;
    const changesRules = mayChangeRules(member);
    const rules = changesRules
      ? await db
          .selectFrom('approval_rules')
          .selectAll()
          .where('organization_id', '=', organizationId)
          .orderBy('level')
          .orderBy('name')
          .orderBy('id')
          .execute()
      : [];
    const categories = changesRules
      ? await db
          .selectFrom('categories')
          .select(['id', 'name'])
          .where('parent_id', 'is', null)
          .orderBy('name')
          .orderBy('id')
          .execute()
      : [];
    return {
      callerId: member.accountId,
      mayChangeRules: changesRules,
      ...(approvalLimit === null ? {} : { approvalLimit: toDecimal(approvalLimit) }),
      rules: rules.map(ruleData),
      groups: changesRules ? await listGroups(organizationId) : [],
      delegations: await listDelegations(member.accountId),
      people: await listPeople(member),
      units: changesRules ? await listUnits(organizationId) : [],
      categories,
    };
  };

  return {
    /** Reads what the caller may set up. @throws ApiError 401, 403 */
    read,

    /** Creates or replaces a rule. @throws ApiError 400, 401, 403 */
    async saveRule(caller: Caller, id: string, rule: RuleBody): Promise<ApprovalSetup> {
      await asAdmin(caller, async (trx, organizationId) => {
        await checkRule(trx, organizationId, id, rule);
        const { amountAbove, ...others } = rule.conditions;
        const conditions: RuleConditions = {
          ...others,
          ...(amountAbove && {
            amountAbove: { ...amountAbove, amount: toMinorUnits(amountAbove.amount) ?? 0 },
          }),
        };
        const values = {
          name: rule.name.trim(),
          unit_id: rule.unitId ?? null,
          level: rule.level,
          conditions: JSON.stringify(conditions),
          approver_kind: rule.approverKind,
          group_id: rule.groupId ?? null,
          person_id: rule.personId ?? null,
          needs_all: rule.needsAll && rule.approverKind === 'GROUP',
        };
        const { numUpdatedRows } = await trx
          .updateTable('approval_rules')
          .set(values)
          .where('id', '=', id)
          .where('organization_id', '=', organizationId)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return;
        await checkCount(trx, 'approval_rules', organizationId, MOST_RULES);
        const inserted = await trx
          .insertInto('approval_rules')
          .values({ id, organization_id: organizationId, ...values })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) throw notFound(APPROVAL_CODES.ruleNotFound, 'Your organization has no such rule.');
      });
      return read(caller);
    },

    /** Removes a rule. Orders that wait keep their steps. Repeating the call changes nothing. */
    async removeRule(caller: Caller, id: string): Promise<ApprovalSetup> {
      await asAdmin(caller, (trx, organizationId) =>
        trx
          .deleteFrom('approval_rules')
          .where('id', '=', id)
          .where('organization_id', '=', organizationId)
          .execute(),
      );
      return read(caller);
    },

    /** Creates a group or replaces its name and members. @throws ApiError 400, 401, 403, 409 */
    async saveGroup(caller: Caller, id: string, { name, memberIds }: GroupBody): Promise<ApprovalSetup> {
      await asAdmin(caller, async (trx, organizationId) => {
        if (!(await areMembers(trx, organizationId, memberIds, { approving: true })))
          throw ruleInvalid('Choose members of your organization who approve orders.', 'memberIds');
        const known = await hasRow(trx, 'approval_groups', organizationId, id);
        if (!known) await checkCount(trx, 'approval_groups', organizationId, MOST_GROUPS);
        const taken = await trx
          .selectFrom('approval_groups')
          .select('id')
          .where('organization_id', '=', organizationId)
          .where('name', '=', name.trim())
          .where('id', '<>', id)
          .executeTakeFirst();
        if (taken) throw ruleInvalid('Your organization already has a group with this name.', 'name');
        if (known)
          await trx.updateTable('approval_groups').set({ name: name.trim() }).where('id', '=', id).execute();
        else {
          const inserted = await trx
            .insertInto('approval_groups')
            .values({ id, organization_id: organizationId, name: name.trim() })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!inserted) throw notFound(APPROVAL_CODES.ruleNotFound, 'Your organization has no such group.');
        }
        await trx.deleteFrom('approval_group_members').where('group_id', '=', id).execute();
        if (memberIds.length)
          await trx
            .insertInto('approval_group_members')
            .values(memberIds.map((account_id) => ({ group_id: id, account_id })))
            .execute();
      });
      return read(caller);
    },

    /** Removes a group. Any approver decides on its orders that wait. @throws ApiError 401, 403, 409 if a rule uses it */
    async removeGroup(caller: Caller, id: string): Promise<ApprovalSetup> {
      await asAdmin(caller, async (trx, organizationId) => {
        const used = await trx
          .selectFrom('approval_rules')
          .select('id')
          .where('group_id', '=', id)
          .executeTakeFirst();
        if (used)
          throw new ApiError(
            409,
            APPROVAL_CODES.groupInUse,
            'A rule uses this group. Change the rule first.',
          );
        await trx
          .deleteFrom('approval_groups')
          .where('id', '=', id)
          .where('organization_id', '=', organizationId)
          .execute();
      });
      return read(caller);
    },

    /** Lets a colleague who approves orders decide for the caller on some days. @throws ApiError 400, 401, 403 */
    async saveDelegation(
      caller: Caller,
      id: string,
      { delegateId, startsOn, endsOn }: DelegationBody,
    ): Promise<ApprovalSetup> {
      const { accountId, organization } = await getMember(caller, mayApprove);
      const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && day(new Date(text)) === text;
      const areValid = isDay(startsOn) && isDay(endsOn) && startsOn <= endsOn && endsOn >= day(now());
      const mayDelegate =
        delegateId !== accountId &&
        (await areMembers(db, organization.id, [delegateId], { approving: true }));
      if (!areValid || !mayDelegate)
        throw badRequest(
          APPROVAL_CODES.delegationInvalid,
          'Choose another approver, and a last day that is not over and not before the first one.',
          mayDelegate ? 'endsOn' : 'delegateId',
        );
      const { count } = await db
        .selectFrom('approval_delegations')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .where('id', '<>', id)
        .where(sql<boolean>`ends_on >= ${day(now())}::date`)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_DELEGATIONS)
        throw badRequest(
          APPROVAL_CODES.tooManyRules,
          'End one of your delegations before you add another one.',
        );
      const values = { account_id: accountId, delegate_id: delegateId, starts_on: startsOn, ends_on: endsOn };
      await db
        .insertInto('approval_delegations')
        .values({ id, ...values })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(values).where('approval_delegations.account_id', '=', accountId),
        )
        .execute();
      return read(caller);
    },

    /** Ends a delegation. Repeating the call changes nothing. */
    async removeDelegation(caller: Caller, id: string): Promise<ApprovalSetup> {
      const { accountId } = await getMember(caller, mayApprove);
      await db
        .deleteFrom('approval_delegations')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .execute();
      return read(caller);
    },
  };
}
