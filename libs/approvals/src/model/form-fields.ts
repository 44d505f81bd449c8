import type { TenderType } from '@foolscap/core/vocabulary';
import type { ChangeOrderBody, DelegationBody, GroupBody, RuleBody } from '../contract/index.ts';

/** The fields of a submitted form, by name. A box that is not checked has none. */
export type FormValues = Readonly<Record<string, string>>;

/** Names of the fields of the forms about approvals. Fields of a list end with the id of their entry. */
export const APPROVAL_FIELDS = {
  id: 'id',
  orderNumber: 'orderNumber',
  comment: 'comment',
  /** The button of a form: what to do. */
  step: 'step',
  quantity: 'qty:',
  shipTo: 'shipTo',
  purchaseOrder: 'purchaseOrderNumber',
  name: 'name',
  unit: 'unit',
  level: 'level',
  approvers: 'approvers',
  needsAll: 'needsAll',
  amount: 'amount',
  units: 'units',
  category: 'category:',
  requester: 'requester:',
  payment: 'payment:',
  overBudget: 'overBudget',
  offContract: 'offContract',
  member: 'member:',
  delegate: 'delegate',
  startsOn: 'startsOn',
  endsOn: 'endsOn',
} as const;
const FIELDS = APPROVAL_FIELDS;

/** The values of the button of a form. */
export const FORM_STEPS = { preview: 'preview', save: 'save', remove: 'remove' } as const;

/** Returns the ids of the checked boxes of a list. */
const listChecked = (fields: FormValues, prefix: string): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

/** Parses an amount or a number; undefined for an empty field, NaN for anything else, which the server refuses. */
function readNumber(text: string | undefined): number | undefined {
  const digits = (text ?? '').replace(/[$,\s]/g, '');
  return digits === '' ? undefined : Number(digits);
}

/** Returns the value of the field that chooses the approvers of a rule. */
export const getApproversValue = ({
  approverKind,
  groupId,
  personId,
}: Pick<RuleBody, 'approverKind' | 'groupId' | 'personId'>): string =>
  [approverKind, groupId ?? personId].filter(Boolean).join(' ');

/** Reads a rule from its form. */
export function readRule(fields: FormValues): RuleBody {
  const [kind, approver = ''] = (fields[FIELDS.approvers] ?? '').split(' ');
  const amount = readNumber(fields[FIELDS.amount]);
  const units = readNumber(fields[FIELDS.units]);
  const categoryIds = listChecked(fields, FIELDS.category);
  const requesterIds = listChecked(fields, FIELDS.requester);
  const paymentTypes = listChecked(fields, FIELDS.payment) as TenderType[];
  const approverKind = kind === 'GROUP' || kind === 'PERSON' ? kind : 'ANY_APPROVER';
  return {
    name: (fields[FIELDS.name] ?? '').trim(),
    ...(fields[FIELDS.unit] ? { unitId: fields[FIELDS.unit] } : {}),
    level: readNumber(fields[FIELDS.level]) ?? 1,
    conditions: {
      ...(amount === undefined ? {} : { amountAbove: { amount, currency: 'USD' } }),
      ...(units === undefined ? {} : { quantityAbove: units }),
      ...(categoryIds.length > 0 ? { categoryIds } : {}),
      ...(fields[FIELDS.overBudget] === undefined ? {} : { overBudget: true }),
      ...(fields[FIELDS.offContract] === undefined ? {} : { offContract: true }),
      ...(requesterIds.length > 0 ? { requesterIds } : {}),
      ...(paymentTypes.length > 0 ? { paymentTypes } : {}),
    },
    approverKind,
    ...(approverKind === 'GROUP' ? { groupId: approver } : {}),
    ...(approverKind === 'PERSON' ? { personId: approver } : {}),
    needsAll: fields[FIELDS.needsAll] !== undefined,
  };
}

/** Reads a group of approvers from its form. */
export const readGroup = (fields: FormValues): GroupBody => ({
  name: (fields[FIELDS.name] ?? '').trim(),
  memberIds: listChecked(fields, FIELDS.member),
});

/** Reads a delegation from its form. */
export const readDelegation = (fields: FormValues): DelegationBody => ({
  delegateId: fields[FIELDS.delegate] ?? '',
  startsOn: fields[FIELDS.startsOn] ?? '',
  endsOn: fields[FIELDS.endsOn] ?? '',
});

/** Reads the change of an order from its form. */
export function readOrderChange(fields: FormValues): ChangeOrderBody {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(FIELDS.quantity)
      ? [{ lineNumber: Number(name.slice(FIELDS.quantity.length)), qty: readNumber(value) ?? 0 }]
      : [],
  );
  const comment = (fields[FIELDS.comment] ?? '').trim();
  return {
    ...(lines.length > 0 ? { lines } : {}),
    ...(fields[FIELDS.shipTo] ? { shipToId: fields[FIELDS.shipTo] } : {}),
    ...(fields[FIELDS.purchaseOrder] === undefined
      ? {}
      : { purchaseOrderNumber: fields[FIELDS.purchaseOrder] }),
    ...(comment ? { comment } : {}),
  };
}
