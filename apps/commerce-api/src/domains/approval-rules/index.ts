export {
  approvesOrders,
  canDecide,
  IS_CURRENT,
  isComplete,
  selectRepresented,
  selectVotes,
} from './approvers.ts';
export {
  type ApprovalStep,
  type ExceededBudget,
  findSteps,
  type OrderToApprove,
  type StepReason,
} from './find-steps.ts';
export type { ApproverColumns, Approvers } from './tables.ts';
export { approvalSetupRoutes } from './setup.routes.ts';
export { createApprovalSetupService } from './setup.service.ts';
