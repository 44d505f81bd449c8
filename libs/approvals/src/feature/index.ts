export { ApprovalOverview, type ApprovalOverviewProps, type DecisionOutcome } from './ApprovalOverview.tsx';
