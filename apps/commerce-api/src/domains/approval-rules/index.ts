export { approvesOrders, canDecide, IS_CURRENT, isComplete, selectVotes } from './approvers.ts';
export { type ApprovalStep, type ExceededBudget, findSteps, type StepReason } from './find-steps.ts';
export type { ApproverColumns } from './tables.ts';
export { approvalSetupRoutes } from './setup.routes.ts';
export { createApprovalSetupService } from './setup.service.ts';
