export {
  DEFAULT_TERM_DAYS,
  endCanceledMemberships,
  listOrderMemberships,
  lockMemberships,
  type MemberFacts,
  type MembershipLine,
  type OrderedMembership,
  readMembershipProgram,
  selectMemberFacts,
  selectMembershipProgram,
  selectOwnedMemberships,
  startMemberships,
} from './memberships.repository.ts';
export { demoMemberships } from './demo-memberships.ts';
export { membershipsRoutes } from './memberships.routes.ts';
export { createMembershipsService } from './memberships.service.ts';
export type { MembershipRenewalOrdersTable, MembershipRenewalsTable } from './tables.ts';
