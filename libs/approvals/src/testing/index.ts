export { buildApprovalOrder, buildApprovalOrders } from './builders.ts';
export { createFakeApprovalsClient } from './fake-approvals-client.ts';
