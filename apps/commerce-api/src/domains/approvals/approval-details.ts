import type {
  ApprovalEvent,
  ApprovalStepData,
  EditableOrder,
  OrderDifference,
} from '@foolscap/approvals/contract';
import type { ApprovalEventKind } from '@foolscap/approvals/model';
import { toDecimal } from '@foolscap/core/money';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { IS_CURRENT, type StepReason } from '../approval-rules/index.ts';
import { listOrganizationAddresses } from '../organizations/index.ts';

interface StepRow {
  order_number: string;
  level: number;
  reason: StepReason;
  needs_all: boolean;
  is_approved: boolean;
  is_current: boolean;
  approvers: string | null;
  agreed: string[];
}

const reasonData = (reason: StepReason): ApprovalStepData['reason'] =>
  'limit' in reason ? { ...reason, limit: toDecimal(reason.limit) } : reason;

/** Reads the approvals that orders need, by order number. */
export async function listSteps(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, ApprovalStepData[]>> {
  const { rows } = await sql<StepRow>`/* approvals.steps */
    select steps.order_number, steps.level, steps.reason, steps.needs_all, steps.approved_at is not null as is_approved,
      ${IS_CURRENT} as is_current,
      coalesce(approval_groups.name, persons.first_name || ' ' || persons.last_name) as approvers,
      (select coalesce(jsonb_agg(voters.first_name || ' ' || voters.last_name order by votes.decided_at, voters.id), '[]'::jsonb)
        from order_approval_votes votes join accounts voters on voters.id = votes.account_id
        where votes.order_number = steps.order_number and votes.step = steps.step) as agreed
    from order_approval_steps steps left join approval_groups on approval_groups.id = steps.group_id
      left join accounts persons on persons.id = steps.person_id
    where steps.order_number = any(${orderNumbers}::text[])
    order by steps.order_number, steps.level, steps.step`.execute(db);
  const steps = new Map<string, ApprovalStepData[]>();
  for (const row of rows) {
    const step: ApprovalStepData = {
      level: row.level,
      reason: reasonData(row.reason),
      state: row.is_approved ? 'APPROVED' : row.is_current ? 'CURRENT' : 'NEXT',
      ...(row.approvers === null ? {} : { approvers: row.approvers }),
      needsAll: row.needs_all,
      agreed: row.agreed,
    };
    steps.set(row.order_number, [...(steps.get(row.order_number) ?? []), step]);
  }
  return steps;
}

/** Reads the history of an order, oldest first. */
export async function listHistory(db: Db, orderNumber: string): Promise<ApprovalEvent[]> {
  const { rows } = await sql<{
    id: string;
    kind: ApprovalEventKind;
    comment: string;
    details: { difference?: OrderDifference };
    created_at: Date;
    name: string | null;
  }>`/* approvals.history */
    select order_events.id::text as id, kind, comment, details, order_events.created_at,
      accounts.first_name || ' ' || accounts.last_name as name
    from order_events left join accounts on accounts.id = order_events.account_id
    where order_number = ${orderNumber} order by order_events.id`.execute(db);
  return rows.map(({ id, kind, comment, details, created_at, name }) => ({
    id,
    kind,
    at: created_at.toISOString(),
    ...(name === null ? {} : { by: name }),
    comment,
    ...(details.difference ? { difference: details.difference } : {}),
  }));
}

const toChoice = ({
  id,
  label,
  address,
}: Awaited<ReturnType<typeof listOrganizationAddresses>>[number]): EditableOrder['addresses'][number] => ({
  id,
  label: `${label}: ${address.address1}, ${address.city}`,
});

/** Reads the parts of an order that an approver can change. */
export async function readEditable(
  db: Db,
  { orderNumber, organizationId }: { orderNumber: string; organizationId: string },
): Promise<EditableOrder> {
  const order = await db
    .selectFrom('orders')
    .select(['shipping_address', 'billing_address', 'purchase_order_number'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select(['line_number', 'sku', 'name', 'qty', 'price_minor'])
    .where('order_number', '=', orderNumber)
    .where('parent_line_number', 'is', null)
    .where('free_promotion_id', 'is', null)
    .orderBy('line_number')
    .execute();
  const all = await listOrganizationAddresses(db, organizationId);
  const addresses = order.shipping_address ? all.filter(({ type }) => type === 'S') : [];
  const billToAddresses = all.filter(({ type }) => type === 'B');
  const billTo = billToAddresses.find(({ id }) => id === order.billing_address?.id);
  const shipTo = addresses.find(({ id }) => id === order.shipping_address?.id);
  return {
    lines: lines.map(({ line_number, sku, name, qty, price_minor }) => ({
      lineNumber: line_number,
      itemId: sku,
      name,
      qty,
      price: toDecimal(price_minor),
    })),
    addresses: addresses.map(toChoice),
    billingAddresses: billToAddresses.map(toChoice),
    ...(billTo ? { billToId: billTo.id } : {}),
    ...(shipTo ? { shipToId: shipTo.id } : {}),
    purchaseOrderNumber: order.purchase_order_number ?? '',
    // Added items are shipped to the address of the order.
    canAddItems: order.shipping_address !== null,
  };
}
