import Type, { type Static } from 'typebox';
import { MAX_INTEGER, Money, OneOf } from '@foolscap/core/contract';
import { TENDER_TYPES } from '@foolscap/core/vocabulary';
import {
  APPROVER_KINDS,
  MOST_GROUP_MEMBERS,
  MOST_LEVELS,
  RULE_CURRENCIES,
  RULE_NAME_LENGTH,
} from '../model/approval-rules.ts';

/** Ids in lower case, as the database returns them. */
const UUID_PATTERN = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ pattern: UUID_PATTERN });
const Name = Type.String({ minLength: 1, maxLength: RULE_NAME_LENGTH, pattern: '\\S' });
const CategoryId = Type.String({ minLength: 1, maxLength: 64 });

/** The conditions of a rule, all of which must apply (`RuleConditions` of the model, with a decimal amount). */
export const RuleConditionsSchema = Type.Object(
  {
    amountAbove: Type.Optional(
      Type.Object(
        { amount: Type.Number({ minimum: 0, maximum: 1_000_000_000 }), currency: OneOf(RULE_CURRENCIES) },
        strict,
      ),
    ),
    quantityAbove: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_INTEGER })),
    categoryIds: Type.Optional(Type.Array(CategoryId, { minItems: 1, maxItems: 50, uniqueItems: true })),
    overBudget: Type.Optional(Type.Literal(true)),
    offContract: Type.Optional(Type.Literal(true)),
    requesterIds: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 50, uniqueItems: true })),
    paymentTypes: Type.Optional(
      Type.Array(OneOf(TENDER_TYPES), { minItems: 1, maxItems: 6, uniqueItems: true }),
    ),
  },
  strict,
);

/** A rule as an admin writes it. Without a unit it applies to the whole organization, otherwise to the unit and all units below it. */
export const RuleBody = Type.Object(
  {
    name: Name,
    unitId: Type.Optional(Uuid),
    level: Type.Integer({ minimum: 1, maximum: MOST_LEVELS }),
    conditions: RuleConditionsSchema,
    approverKind: OneOf(APPROVER_KINDS),
    /** The group, or the person. */
    groupId: Type.Optional(Uuid),
    personId: Type.Optional(Uuid),
    /** Whether each member of the group has to agree; otherwise one of them is enough. */
    needsAll: Type.Boolean(),
  },
  strict,
);
export interface RuleBody extends Static<typeof RuleBody> {}

export const RuleSchema = Type.Object({ id: Uuid, ...RuleBody.properties });
export interface ApprovalRuleData extends Static<typeof RuleSchema> {}

export const GroupBody = Type.Object(
  { name: Name, memberIds: Type.Array(Uuid, { maxItems: MOST_GROUP_MEMBERS, uniqueItems: true }) },
  strict,
);
export interface GroupBody extends Static<typeof GroupBody> {}
export const GroupSchema = Type.Object({ id: Uuid, ...GroupBody.properties });
export interface ApprovalGroupData extends Static<typeof GroupSchema> {}

const Day = Type.String({ pattern: '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$' });

/** A person who decides for an approver on some days. */
export const DelegationBody = Type.Object(
  {
    delegateId: Uuid,
    /** First and last day, in UTC. */
    startsOn: Day,
    endsOn: Day,
  },
  strict,
);
export interface DelegationBody extends Static<typeof DelegationBody> {}
export const DelegationSchema = Type.Object({
  id: Uuid,
  ...DelegationBody.properties,
  delegateName: Type.String(),
});
export interface DelegationData extends Static<typeof DelegationSchema> {}

const PersonSchema = Type.Object({
  id: Uuid,
  name: Type.String(),
  approves: Type.Boolean(),
});

/** `GET /cc/api/organization/approvals`: what an approver or admin of an organization sets up. */
export const ApprovalSetupSchema = Type.Object({
  /** Whether the caller may change rules and groups; otherwise both lists are empty. */
  mayChangeRules: Type.Boolean(),
  /** The limit of buyers, which the operator of the shop sets. */
  approvalLimit: Type.Optional(Money),
  rules: Type.Array(RuleSchema),
  groups: Type.Array(GroupSchema),
  /** The caller's own delegations that have not ended. */
  delegations: Type.Array(DelegationSchema),
  /** Active members without the caller's own name among the delegates. */
  people: Type.Array(PersonSchema),
  /** Units with the names of the units above them, such as "Facilities / North". */
  units: Type.Array(Type.Object({ id: Uuid, path: Type.String() })),
  /** Top-level categories. */
  categories: Type.Array(Type.Object({ id: CategoryId, name: Type.String() })),
  /** The caller's id among the people. */
  callerId: Uuid,
});
export interface ApprovalSetup extends Static<typeof ApprovalSetupSchema> {}
