export { createAccountModule } from './account.module.ts';
export * from './account.selectors.ts';
export {
  accountActions,
  accountEvents,
  accountReducer,
  initialAccountState,
  type AccountDeps,
  type AccountState,
  type SignInPhase,
} from './account.slice.ts';
export { createAccountAreaModule } from './account-area.module.ts';
export {
  accountAreaActions,
  accountAreaEvents,
  accountAreaReducer,
  initialAccountAreaState,
  selectAddressBook,
  selectOrganization,
  selectRewards,
  selectSessions,
  selectTask,
  type AccountAreaDeps,
  type AccountAreaRoot,
  type AccountAreaState,
  type AccountTask,
  type AccountCommand,
  type TaskPhase,
} from './account-area.slice.ts';
export { createPeopleModule } from './people.module.ts';
export {
  peopleActions,
  peopleReducer,
  selectPeopleTask,
  selectRoles,
  selectUnits,
  selectUserImport,
  selectUsers,
  type PeopleCommand,
  type PeopleDeps,
  type PeopleRoot,
  type PeopleState,
  type PeopleTask,
} from './people.slice.ts';
export * from './quick-buy-settings.module.ts';
export {
  initialQuickBuySettings,
  quickBuySettingsActions,
  quickBuySettingsEvents,
  quickBuySettingsReducer,
  selectQuickBuyChange,
  selectQuickBuySettings,
  type QuickBuyChange,
  type QuickBuySettingsDeps,
  type QuickBuySettingsRoot,
  type QuickBuySettingsState,
} from './quick-buy-settings.slice.ts';
export {
  agentsActions,
  createAgentsModule,
  selectAgentAccess,
  selectAgentHome,
  selectAgentSearch,
  type AgentsDeps,
  type AgentsRoot,
  type AgentsState,
} from './agents.module.ts';
export { createInboxModule } from './inbox.module.ts';
export {
  inboxActions,
  inboxEvents,
  inboxReducer,
  initialInbox,
  selectInbox,
  selectInboxChange,
  type InboxChange,
  type InboxDeps,
  type InboxRoot,
  type InboxState,
  type MarkReadCommand,
} from './inbox.slice.ts';
export { createRewardsModule } from './rewards.module.ts';
export {
  rewardsActions,
  rewardsEvents,
  rewardsReducer,
  initialRewards,
  selectRewardsChange,
  selectRewardsProgram,
  type RewardsChange,
  type RewardsCommand,
  type RewardsDeps,
  type RewardsRoot,
  type RewardsState,
} from './rewards.slice.ts';
export {
  createDataRequestsModule,
  dataRequestsActions,
  selectDataRequests,
  type DataRequestsDeps,
  type DataRequestsRoot,
  type DataRequestsState,
} from './data-requests.module.ts';
export {
  createMembershipsModule,
  membershipsActions,
  selectMemberships,
  selectRenewalChange,
  type RenewalChange,
  type MembershipsDeps,
  type MembershipsRoot,
  type MembershipsState,
} from './memberships.module.ts';
export { createBudgetsModule } from './budgets.module.ts';
export {
  budgetsActions,
  budgetsEvents,
  budgetsReducer,
  initialBudgets,
  selectBudgetChange,
  selectBudgets,
  selectStatement,
  type BudgetChange,
  type BudgetCommand,
  type BudgetsDeps,
  type BudgetsRoot,
  type BudgetsState,
} from './budgets.slice.ts';
export {
  createReportsModule,
  reportsActions,
  selectReport,
  selectReportRequest,
  type ReportsDeps,
  type ReportsRoot,
  type ReportsState,
} from './reports.module.ts';
export {
  createInvoicesModule,
  invoicesActions,
  selectInvoice,
  selectInvoicePayment,
  selectInvoices,
  selectInvoicesRequest,
  selectInvoiceStatement,
  type InvoicePaymentPhase,
  type InvoicesDeps,
  type InvoicesRoot,
  type InvoicesState,
} from './invoices.module.ts';
