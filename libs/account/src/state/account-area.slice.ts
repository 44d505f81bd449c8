import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { AccountAreaClient, Rewards } from '../client/account-area-client.ts';
import type {
  AccountSession,
  EmailBody,
  ForgotBody,
  OrganizationAddress,
  OrganizationData,
  PasswordBody,
  ProfileBody,
  RegisterBody,
  ResetBody,
  SavedAddress,
  SavedAddressBody,
} from '../contract/index.ts';

/** The commands of the account area's forms. Passwords exist in the command only and never in the state. */
export type AccountCommand =
  | { task: 'register'; body: RegisterBody }
  | { task: 'profile'; body: ProfileBody }
  | { task: 'email'; body: EmailBody }
  | { task: 'password'; body: PasswordBody }
  | { task: 'forgot'; body: ForgotBody }
  | { task: 'reset'; body: ResetBody }
  | { task: 'sendConfirmation' }
  /** Without an id: a new address. */
  | { task: 'saveAddress'; id?: string; body: SavedAddressBody }
  | { task: 'removeAddress'; id: string }
  /** Without an id: all other sessions. */
  | { task: 'endSession'; id?: string }
  | { task: 'shipTo'; shipTo: OrganizationAddress };
export type AccountTask = AccountCommand['task'];

export type TaskPhase =
  | { phase: 'idle' }
  | { phase: 'working'; serial: number }
  /** `serial` increases with each outcome, so that each one is announced. */
  | { phase: 'done'; serial: number }
  | { phase: 'failed'; failure: Failure; serial: number };

export interface AccountAreaState {
  tasks: Partial<Record<AccountTask, TaskPhase>>;
  addresses: Loadable<SavedAddress[]>;
  sessions: Loadable<AccountSession[]>;
  /** The user's organization with its addresses. */
  organization: Loadable<OrganizationData>;
  /** Undefined if they could not be loaded (storefront-9). */
  rewards?: Rewards;
}

export interface AccountAreaDeps {
  client: AccountAreaClient;
  /** Caches the rewards for five minutes, typically in the browser's session storage. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
  /** Logs a failure to load the rewards; the page continues without them. */
  log: (message: string, failure: Failure) => void;
  /** Creates the idempotency key of a registration; without it each submission is a new registration. */
  newKey?: () => string;
}

export const initialAccountAreaState: AccountAreaState = {
  tasks: {},
  addresses: IDLE,
  sessions: IDLE,
  organization: IDLE,
};

const getSerial = (phase: TaskPhase | undefined) => (phase && 'serial' in phase ? phase.serial : 0);

const addresses = defineRead({
  name: 'addresses',
  select: (state: AccountAreaState) => state.addresses,
  send: ({ client }: AccountAreaDeps) => client.addresses(),
});
const sessions = defineRead({
  name: 'sessions',
  select: (state: AccountAreaState) => state.sessions,
  send: ({ client }: AccountAreaDeps) => client.sessions(),
});
const organization = defineRead({
  name: 'organization',
  select: (state: AccountAreaState) => state.organization,
  send: ({ client }: AccountAreaDeps) => client.organization(),
});
const slice = createSlice({
  name: 'accountArea',
  initialState: initialAccountAreaState,
  reducers: {
    commandSubmitted(state, { payload: { task } }: PayloadAction<AccountCommand>) {
      state.tasks[task] = { phase: 'working', serial: getSerial(state.tasks[task]) };
    },
    taskDone(state, { payload: { task } }: PayloadAction<{ task: AccountTask }>) {
      state.tasks[task] = { phase: 'done', serial: getSerial(state.tasks[task]) + 1 };
    },
    taskFailed(state, { payload }: PayloadAction<{ task: AccountTask; failure: Failure }>) {
      const { task, failure } = payload;
      state.tasks[task] = { phase: 'failed', failure, serial: getSerial(state.tasks[task]) + 1 };
    },
    /** Resets all tasks, on navigation or when a form is reopened. */
    tasksReset(state) {
      state.tasks = {};
    },
    ...addresses.reducers,
    ...sessions.reducers,
    ...organization.reducers,
    /** Event for other domains: the cart has another ship-to address. */
    shipToChosen(state, { payload: { id } }: PayloadAction<OrganizationAddress>) {
      if (state.organization.value) state.organization.value.shipToId = id;
    },
    /** Command: load the rewards, from the cache if it is fresh. */
    rewardsRequested() {},
    rewardsReceived(state, { payload }: PayloadAction<Rewards | undefined>) {
      if (payload) state.rewards = payload;
      else delete state.rewards;
    },
  },
});

export const accountAreaReads = [addresses, sessions, organization];
export const accountAreaActions = slice.actions;
export const accountAreaReducer = slice.reducer;

/** Events that other domains may listen to. */
export const accountAreaEvents = {
  shipToChosen: slice.actions.shipToChosen,
  /** The server has executed a command. */
  taskDone: slice.actions.taskDone,
};

export interface AccountAreaRoot {
  accountArea: AccountAreaState;
}

const NO_TASK: TaskPhase = { phase: 'idle' };
export const selectTask = (root: AccountAreaRoot, task: AccountTask): TaskPhase =>
  root.accountArea.tasks[task] ?? NO_TASK;
export const selectAddressBook = (root: AccountAreaRoot) => root.accountArea.addresses;
export const selectSessions = (root: AccountAreaRoot) => root.accountArea.sessions;
export const selectOrganization = (root: AccountAreaRoot) => root.accountArea.organization;
export const selectRewards = (root: AccountAreaRoot) => root.accountArea.rewards;
