import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { Rewards } from '../client/account-area-client.ts';
import type {
  AccountSession,
  ChangeUserBody,
  EmailBody,
  ForgotBody,
  InviteUserBody,
  OrganizationAddress,
  OrganizationData,
  OrganizationUser,
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
  | { task: 'inviteUser'; body: InviteUserBody }
  | { task: 'changeUser'; id: string; body: ChangeUserBody }
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
  /** Users of the organization; for its admins. */
  users: Loadable<OrganizationUser[]>;
  /** Undefined if they could not be loaded (storefront-9). */
  rewards?: Rewards;
}

export const initialAccountAreaState: AccountAreaState = {
  tasks: {},
  addresses: IDLE,
  sessions: IDLE,
  organization: IDLE,
  users: IDLE,
};

const getSerial = (phase: TaskPhase | undefined) => (phase && 'serial' in phase ? phase.serial : 0);

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
    addressesRequested(state) {
      state.addresses = startLoading(state.addresses);
    },
    addressesReceived(state, { payload: value }: PayloadAction<SavedAddress[]>) {
      state.addresses = loaded(value);
    },
    addressesFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.addresses = loadFailed(state.addresses, failure);
    },
    sessionsRequested(state) {
      state.sessions = startLoading(state.sessions);
    },
    sessionsReceived(state, { payload: value }: PayloadAction<AccountSession[]>) {
      state.sessions = loaded(value);
    },
    sessionsFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.sessions = loadFailed(state.sessions, failure);
    },
    organizationRequested(state) {
      state.organization = startLoading(state.organization);
    },
    organizationReceived(state, { payload: value }: PayloadAction<OrganizationData>) {
      state.organization = loaded(value);
    },
    organizationFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.organization = loadFailed(state.organization, failure);
    },
    /** Event for other domains: the cart has another ship-to address. */
    shipToChosen(state, { payload: { id } }: PayloadAction<OrganizationAddress>) {
      if (state.organization.value) state.organization.value.shipToId = id;
    },
    usersRequested(state) {
      state.users = startLoading(state.users);
    },
    usersReceived(state, { payload: value }: PayloadAction<OrganizationUser[]>) {
      state.users = loaded(value);
    },
    usersFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.users = loadFailed(state.users, failure);
    },
    /** Command: load the rewards, from the cache if it is fresh. */
    rewardsRequested() {},
    rewardsReceived(state, { payload }: PayloadAction<Rewards | undefined>) {
      if (payload) state.rewards = payload;
      else delete state.rewards;
    },
    /** Clears everything, as after signing in or out. */
    areaReset: () => initialAccountAreaState,
  },
});

export const accountAreaActions = slice.actions;
export const accountAreaReducer = slice.reducer;

/** Events that other domains may listen to. */
export const accountAreaEvents = {
  shipToChosen: slice.actions.shipToChosen,
  /** The server has carried out a command. */
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
export const selectUsers = (root: AccountAreaRoot) => root.accountArea.users;
export const selectRewards = (root: AccountAreaRoot) => root.accountArea.rewards;
