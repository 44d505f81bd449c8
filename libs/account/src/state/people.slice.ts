import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { PeopleClient } from '../client/people-client.ts';
import type {
  ChangeUserBody,
  InviteUserBody,
  OrganizationRole,
  OrganizationUnit,
  OrganizationUser,
  RoleBody,
  UnitBody,
  UserImport,
  UserImportBody,
} from '../contract/index.ts';
import type { TaskPhase } from './account-area.slice.ts';

/** The commands of the forms for users, roles and units. */
export type PeopleCommand =
  | { task: 'inviteUser'; body: InviteUserBody }
  /** Deactivates or activates a user. */
  | { task: 'changeUser'; id: string; body: ChangeUserBody }
  /** Changes role, unit and limit of a user. */
  | { task: 'saveUser'; id: string; body: ChangeUserBody }
  | { task: 'importUsers'; body: UserImportBody }
  /** Without a code: a new role. */
  | { task: 'saveRole'; code?: string; body: RoleBody }
  | { task: 'removeRole'; code: string }
  /** Without an id: a new unit. */
  | { task: 'saveUnit'; id?: string; body: UnitBody }
  | { task: 'removeUnit'; id: string };
export type PeopleTask = PeopleCommand['task'];

export interface PeopleState {
  /** Progress of the forms; a form that was never submitted has no entry. */
  tasks: Partial<Record<PeopleTask, TaskPhase>>;
  users: Loadable<OrganizationUser[]>;
  roles: Loadable<OrganizationRole[]>;
  units: Loadable<OrganizationUnit[]>;
  /** The results of the last file of users, checked or imported. */
  userImport?: UserImport;
}

export interface PeopleDeps {
  client: PeopleClient;
}

const initialPeople: PeopleState = { tasks: {}, users: IDLE, roles: IDLE, units: IDLE };

const users = defineRead({
  name: 'users',
  select: (state: PeopleState) => state.users,
  send: ({ client }: PeopleDeps) => client.users(),
});
const roles = defineRead({
  name: 'roles',
  select: (state: PeopleState) => state.roles,
  send: ({ client }: PeopleDeps) => client.roles(),
});
const units = defineRead({
  name: 'units',
  select: (state: PeopleState) => state.units,
  send: ({ client }: PeopleDeps) => client.units(),
});

const getSerial = (phase: TaskPhase | undefined) => (phase && 'serial' in phase ? phase.serial : 0);

const slice = createSlice({
  name: 'people',
  initialState: initialPeople,
  reducers: {
    ...users.reducers,
    ...roles.reducers,
    ...units.reducers,
    /** Command: execute a form. */
    commandSubmitted(state, { payload: { task } }: PayloadAction<PeopleCommand>) {
      state.tasks[task] = { phase: 'working', serial: getSerial(state.tasks[task]) };
    },
    taskDone(state, { payload: { task } }: PayloadAction<{ task: PeopleTask }>) {
      state.tasks[task] = { phase: 'done', serial: getSerial(state.tasks[task]) + 1 };
    },
    taskFailed(state, { payload }: PayloadAction<{ task: PeopleTask; failure: Failure }>) {
      const { task, failure } = payload;
      state.tasks[task] = { phase: 'failed', failure, serial: getSerial(state.tasks[task]) + 1 };
    },
    /** Resets all tasks, on navigation or when a form is reopened. */
    tasksReset(state) {
      state.tasks = {};
      delete state.userImport;
    },
    usersImported(state, { payload }: PayloadAction<UserImport>) {
      state.userImport = payload;
    },
  },
});

export const peopleReads = [users, roles, units];
export const peopleActions = slice.actions;
export const peopleReducer = slice.reducer;

export interface PeopleRoot {
  people: PeopleState;
}

const NO_TASK: TaskPhase = { phase: 'idle' };
export const selectPeopleTask = (root: PeopleRoot, task: PeopleTask): TaskPhase =>
  root.people.tasks[task] ?? NO_TASK;
export const selectUsers = (root: PeopleRoot) => root.people.users;
export const selectRoles = (root: PeopleRoot) => root.people.roles;
export const selectUnits = (root: PeopleRoot) => root.people.units;
export const selectUserImport = (root: PeopleRoot) => root.people.userImport;
