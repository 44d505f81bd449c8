import type { ApprovalOrdersBody } from '@foolscap/approvals/contract';
import type { ApprovalView } from '@foolscap/approvals/model';
import { FILTER_FIELDS } from '@foolscap/approvals/ui';
import type { ApprovalFilterValues, EditedEntry } from '@foolscap/approvals/ui';
import { PAGES } from '../../routing/pages.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads the filter of an address; invalid values are ignored. */
export function readApprovalFilter(search: URLSearchParams): ApprovalFilterValues {
  const requester = search.get(FILTER_FIELDS.requester) ?? '';
  return {
    scope: search.get(FILTER_FIELDS.scope) === 'all' ? 'ALL' : 'MINE',
    requesterId: UUID.test(requester) ? requester : '',
    q: (search.get(FILTER_FIELDS.text) ?? '').trim().slice(0, 100),
  };
}

/** Reads the list that an address shows; invalid values are ignored. */
export function readApprovalsAddress(search: URLSearchParams): ApprovalOrdersBody & { view: ApprovalView } {
  const view = search.get(FILTER_FIELDS.view) === 'decided' ? 'DECIDED' : 'WAITING';
  const orderNumber = search.get('order')?.trim().slice(0, 40);
  const page = search.get('page') ?? '';
  const { scope, requesterId, q } = readApprovalFilter(search);
  return {
    view,
    ...(orderNumber ? { orderNumber } : {}),
    ...(scope === 'ALL' ? { scope } : {}),
    ...(requesterId ? { requesterId } : {}),
    ...(q ? { q } : {}),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' ? { page: Number(page) } : {}),
  };
}

/** Returns the path of a list of orders. @param page from 1 */
export function approvalsPath(
  view: ApprovalView,
  page = 1,
  { scope, requesterId, q }: Partial<ApprovalFilterValues> = {},
): string {
  const search = new URLSearchParams({
    ...(view === 'DECIDED' && { [FILTER_FIELDS.view]: 'decided' }),
    ...(scope === 'ALL' && { [FILTER_FIELDS.scope]: 'all' }),
    ...(requesterId && { [FILTER_FIELDS.requester]: requesterId }),
    ...(q && { [FILTER_FIELDS.text]: q }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${PAGES.approvals}?${search}` : PAGES.approvals;
}

/** Returns the path of the decision on one order. */
export const approvalPath = (orderNumber: string): string =>
  `${PAGES.approvals}?${new URLSearchParams({ order: orderNumber })}`;

const PARTS = { rule: 'rules', group: 'groups' } as const;

/** Reads the entry of the setup whose form an address shows. */
export function readEditedEntry(search: URLSearchParams): EditedEntry | undefined {
  for (const [name, part] of Object.entries(PARTS)) {
    const id = search.get(name);
    if (id !== null) return { part, id: UUID.test(id) ? id : '' };
  }
  return undefined;
}

/** Returns the path of the setup, with the form of an entry. */
export function approvalRulesPath(edited?: EditedEntry): string {
  if (!edited) return PAGES.approvalRules;
  const name = edited.part === 'rules' ? 'rule' : 'group';
  return `${PAGES.approvalRules}?${new URLSearchParams({ [name]: edited.id || 'new' })}`;
}
