import type { ApproverKind, RuleConditions } from '@foolscap/approvals/model';
import type { ColumnType, Selectable } from 'kysely';
import type { Json, Optional } from '../../kernel/database/column-types.ts';

/** The approvers: everyone who approves orders, the members of a group, or one person. */
export interface ApproverColumns {
  approver_kind: ApproverKind;
  /** Set if a group decides. Null also for a group that was removed. */
  group_id: Optional<string>;
  /** Set if one person decides. Null also for a person whose account was closed. */
  person_id: Optional<string>;
  /** Whether each member of the group has to agree. */
  needs_all: boolean;
}

/** The approvers of a rule or a step, as they are read. */
export type Approvers = Selectable<ApproverColumns>;

export interface ApprovalRulesTable extends ApproverColumns {
  id: string;
  organization_id: string;
  /** The unit to which it applies, with all units below; null for the whole organization. */
  unit_id: Optional<string>;
  name: string;
  /** Steps of a level begin when those of the lower levels are approved. */
  level: number;
  conditions: Json<RuleConditions>;
}

export interface ApprovalGroupsTable {
  id: string;
  organization_id: string;
  name: string;
}

export interface ApprovalGroupMembersTable {
  group_id: string;
  account_id: string;
}

/** The days on which a colleague decides for an approver. */
export interface ApprovalDelegationsTable {
  id: string;
  account_id: string;
  delegate_id: string;
  /** The first and the last day. */
  starts_on: ColumnType<Date, string, string>;
  ends_on: ColumnType<Date, string, string>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    approval_rules: ApprovalRulesTable;
    approval_groups: ApprovalGroupsTable;
    approval_group_members: ApprovalGroupMembersTable;
    approval_delegations: ApprovalDelegationsTable;
  }
}
