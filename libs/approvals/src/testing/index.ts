export {
  buildApprovalOrder,
  buildApprovalOrders,
  buildApprovalSetup,
  buildDifference,
  buildEditableOrder,
  buildOrderWithHistory,
  buildStep,
} from './builders.ts';
export { createFakeApprovalsClient } from './fake-approvals-client.ts';
