import type { ApprovalOrdersBody } from '@foolscap/approvals/contract';
import type { ApprovalView } from '@foolscap/approvals/model';
import { PAGES } from '../../routing/pages.ts';

/** Reads the list that an address shows; invalid values are ignored. */
export function readApprovalsAddress(search: URLSearchParams): ApprovalOrdersBody & { view: ApprovalView } {
  const view = search.get('view') === 'decided' ? 'DECIDED' : 'WAITING';
  const orderNumber = search.get('order')?.trim().slice(0, 40);
  const page = search.get('page') ?? '';
  return {
    view,
    ...(orderNumber ? { orderNumber } : {}),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' ? { page: Number(page) } : {}),
  };
}

/** Returns the path of a list of orders. @param page from 1 */
export function approvalsPath(view: ApprovalView, page = 1): string {
  const search = new URLSearchParams({
    ...(view === 'DECIDED' && { view: 'decided' }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${PAGES.approvals}?${search}` : PAGES.approvals;
}

/** Returns the path of the decision on one order. */
export const approvalPath = (orderNumber: string): string =>
  `${PAGES.approvals}?${new URLSearchParams({ order: orderNumber })}`;
