export { mailApprovers } from './approval-mails.ts';
export { countWaiting } from './approvals.repository.ts';
export { approvalDecisionRoutes, approvalOrderRoutes, approvalOrdersRoutes } from './approvals.routes.ts';
export { createApprovalsService } from './approvals.service.ts';
