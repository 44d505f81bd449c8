export { ApprovalOverview, type ApprovalOverviewProps, type DecisionOutcome } from './ApprovalOverview.tsx';
export { ApprovalProgress, type ApprovalProgressProps } from './ApprovalProgress.tsx';
export { ApprovalSetupOverview, type ApprovalSetupOverviewProps } from './ApprovalSetupOverview.tsx';
export type { OrderFormsProps } from './OrderForms.tsx';
