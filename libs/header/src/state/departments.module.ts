import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { defineRead, IDLE, type DomainModule, type Loadable } from '@foolscap/core/state';
import type { DepartmentsClient } from '../client/index.ts';
import type { NavDepartment } from '../contract/index.ts';

export interface DepartmentsState {
  load: Loadable<readonly NavDepartment[]>;
}

export interface DepartmentsDeps {
  client: DepartmentsClient;
}

/** Reads the additions to the departments. Without them, the menu has the departments of the catalog. */
const departments = defineRead({
  name: 'departments',
  select: ({ load }: DepartmentsState) => load,
  send: ({ client }: DepartmentsDeps, _, signal) => client.departments(signal),
  inFlight: 'join',
});

const slice = createSlice({
  name: 'departments',
  initialState: { load: IDLE } as DepartmentsState,
  reducers: departments.reducers,
});

export const departmentsActions = slice.actions;

/** Creates the state of the department menu. Another user may see other promotions. */
export const createDepartmentsModule = (
  deps: DepartmentsDeps,
): DomainModule<DepartmentsState, 'departments'> => ({
  name: 'departments',
  reducer: slice.reducer as Reducer<DepartmentsState>,
  *saga() {
    yield departments.loader(departmentsActions, deps);
  },
});

/** The part of the store that the department menu uses. */
export interface DepartmentsRoot {
  departments: DepartmentsState;
}
export const selectDepartments = (root: DepartmentsRoot) => root.departments.load;
