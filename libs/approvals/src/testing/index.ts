export { buildApprovalOrder, buildApprovalOrders, buildStep } from './builders.ts';
export { createFakeApprovalsClient } from './fake-approvals-client.ts';
