import type { TenderType } from '@foolscap/core/vocabulary';
import type {
  ChangeOrderBody,
  DelegationBody,
  EditableOrder,
  GroupBody,
  RuleBody,
} from '../contract/index.ts';

/** The fields of a submitted form, by name. A box that is not checked has none. */
export type FormValues = Readonly<Record<string, string>>;

/** Names of the fields of the forms about approvals. Fields of a list end with the id of their entry. */
export const APPROVAL_FIELDS = {
  id: 'id',
  orderNumber: 'orderNumber',
  comment: 'comment',
  /** The button of a form: what to do. */
  step: 'step',
  /** Followed by the number of the line and its item; see `getQuantityField`. */
  quantity: 'qty:',
  /** Items to add and their quantities, each followed by the number of its row. */
  addedItem: 'add:',
  addedQuantity: 'addQty:',
  shipTo: 'shipTo',
  billTo: 'billTo',
  purchaseOrder: 'purchaseOrderNumber',
  /** The change whose difference the page shows, and its total, for forms without JavaScript. */
  previewed: 'previewed',
  expectedTotal: 'expectedTotal',
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

/** The fields of a delegation, which keep their values after an error. */
export const DELEGATION_FIELDS = [FIELDS.delegate, FIELDS.startsOn, FIELDS.endsOn] as const;

/** The values of the button of a form. */
export const FORM_STEPS = { preview: 'preview', save: 'save', remove: 'remove' } as const;

/** Returns the ids of the checked boxes of a list. */
const listChecked = (fields: FormValues, prefix: string): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

/** The largest amount or number of a form, as in the contract. */
const MAX_NUMBER = 1_000_000_000;

/** Amounts with a decimal point or a decimal comma, and with groups of three digits. */
const POINT_AMOUNT = /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;
const COMMA_AMOUNT = /^(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$/;

/** Parses an amount in dollars, such as `$1,250.50` or `1 250,50`; undefined for an empty field, NaN for anything else, which the server refuses. */
function readAmount(text = ''): number | undefined {
  const digits = text.replaceAll(/[\s$\u00a0\u202f]/g, '');
  if (digits === '') return undefined;
  let amount = Number.NaN;
  if (POINT_AMOUNT.test(digits)) amount = Number(digits.replaceAll(',', ''));
  else if (COMMA_AMOUNT.test(digits)) amount = Number(digits.replaceAll('.', '').replace(',', '.'));
  return amount <= MAX_NUMBER ? amount : Number.NaN;
}

/** Parses a whole number, such as `1,250`; undefined for an empty field, NaN for anything else. */
function readWhole(text: string | undefined): number | undefined {
  const number = readAmount(text);
  return number === undefined || Number.isInteger(number) ? number : Number.NaN;
}

/** Checks whether the row of a quantity has an item. */
const hasAddedItem = (fields: FormValues, quantity: string): boolean =>
  !!fields[FIELDS.addedItem + quantity.slice(FIELDS.addedQuantity.length)]?.trim();

/** Returns the names of the fields whose amount or number is not valid. A condition may be empty; a quantity may not. */
export const findInvalidNumbers = (fields: FormValues): string[] =>
  Object.keys(fields).filter((name) => {
    if (name === FIELDS.amount) return Number.isNaN(readAmount(fields[name]));
    if (name === FIELDS.units) return Number.isNaN(readWhole(fields[name]));
    if (name.startsWith(FIELDS.addedQuantity))
      return hasAddedItem(fields, name) && !((readWhole(fields[name]) ?? 0) >= 1);
    return name.startsWith(FIELDS.quantity) && Number.isNaN(readWhole(fields[name]) ?? Number.NaN);
  });

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
  const amount = readAmount(fields[FIELDS.amount]);
  const units = readWhole(fields[FIELDS.units]);
  const categoryIds = listChecked(fields, FIELDS.category);
  const requesterIds = listChecked(fields, FIELDS.requester);
  const paymentTypes = listChecked(fields, FIELDS.payment) as TenderType[];
  const approverKind = kind === 'GROUP' || kind === 'PERSON' ? kind : 'ANY_APPROVER';
  return {
    name: (fields[FIELDS.name] ?? '').trim(),
    ...(fields[FIELDS.unit] ? { unitId: fields[FIELDS.unit] } : {}),
    level: readWhole(fields[FIELDS.level]) ?? 1,
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

/**
 * Returns the name of the field with the quantity of a line. It has the item, so that a line that moved in the meantime is not taken for
 * another one.
 */
export const getQuantityField = ({ lineNumber, itemId }: { lineNumber: number; itemId: string }): string =>
  `${FIELDS.quantity}${lineNumber}:${itemId}`;

/** Reads the quantity of a line from its field. */
function readLine(name: string, value: string): NonNullable<ChangeOrderBody['lines']>[number] {
  const [, lineNumber, itemId] = /^qty:(\d+):(.*)$/s.exec(name) ?? [];
  return {
    lineNumber: Number(lineNumber),
    ...(itemId ? { itemId } : {}),
    qty: readWhole(value) ?? Number.NaN,
  };
}

/** Lists the names of the fields with an item to add, in the order in which they are sent. */
const listAddedItems = (fields: FormValues): string[] =>
  Object.keys(fields).filter((name) => name.startsWith(FIELDS.addedItem) && fields[name]?.trim());

/**
 * Returns the name of the field with the item that the server refuses; undefined for another error.
 * @param errorField field of the error, such as `adds[0].itemId`
 */
export function getRefusedItemField(fields: FormValues, errorField = ''): string | undefined {
  const [, index] = /^adds\[(\d+)\]/.exec(errorField) ?? [];
  return index === undefined ? undefined : listAddedItems(fields)[Number(index)];
}

/** Reads the change of an order from its form. An empty quantity is NaN, which the server refuses: only 0 removes an item. Rows without
 * an item are ignored. */
export function readOrderChange(fields: FormValues): ChangeOrderBody {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(FIELDS.quantity) ? [readLine(name, value)] : [],
  );
  const adds = listAddedItems(fields).map((name) => {
    const quantity = fields[FIELDS.addedQuantity + name.slice(FIELDS.addedItem.length)];
    return { itemId: fields[name]!.trim(), qty: readWhole(quantity) ?? Number.NaN };
  });
  const comment = (fields[FIELDS.comment] ?? '').trim();
  return {
    ...(lines.length > 0 ? { lines } : {}),
    ...(adds.length > 0 ? { adds } : {}),
    ...(fields[FIELDS.shipTo] ? { shipToId: fields[FIELDS.shipTo] } : {}),
    ...(fields[FIELDS.billTo] ? { billToId: fields[FIELDS.billTo] } : {}),
    ...(fields[FIELDS.purchaseOrder] === undefined
      ? {}
      : { purchaseOrderNumber: fields[FIELDS.purchaseOrder] }),
    ...(comment ? { comment } : {}),
  };
}

/** Returns the fields of a change that differ from the order, so that few of them are stored for the next page. */
export function pickChangedFields(fields: FormValues, order: EditableOrder): FormValues {
  const held: FormValues = Object.fromEntries([
    ...order.lines.map((line) => [getQuantityField(line), String(line.qty)]),
    [FIELDS.shipTo, order.shipToId ?? ''],
    [FIELDS.billTo, order.billToId ?? ''],
    [FIELDS.purchaseOrder, order.purchaseOrderNumber],
    [FIELDS.comment, ''],
  ]);
  const isPart = (name: string) =>
    name.startsWith(FIELDS.quantity) ||
    name in held ||
    (name.startsWith(FIELDS.addedItem) && !!fields[name]?.trim()) ||
    (name.startsWith(FIELDS.addedQuantity) && hasAddedItem(fields, name));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => isPart(name) && value !== held[name]),
  );
}

/**
 * Returns a short key of a change without its comment: two forms with the same key make the same change of the same order. A form without
 * JavaScript has the key of the change that its page shows, so that a change that was edited since then is shown before it is saved.
 */
export function getChangeKey(fields: FormValues, order: EditableOrder): string {
  const { comment: _, ...change } = readOrderChange(pickChangedFields(fields, order));
  const sorted = [...(change.lines ?? [])].sort((a, b) => a.lineNumber - b.lineNumber);
  let hash = 0;
  for (const character of JSON.stringify({ ...change, lines: sorted, order }))
    hash = (Math.imul(hash, 31) + character.codePointAt(0)!) >>> 0;
  return hash.toString(36);
}
