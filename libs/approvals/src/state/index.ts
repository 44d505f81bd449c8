export { createApprovalsModule } from './approvals.module.ts';
export {
  approvalsActions,
  type ApprovalsDeps,
  approvalsEvents,
  approvalsReducer,
  type ApprovalsRoot,
  type ApprovalsState,
  type DecideCommand,
  type DecisionState,
  initialApprovals,
  selectApprovalOrders,
  selectDecision,
} from './approvals.slice.ts';
