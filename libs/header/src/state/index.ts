export { createNavigationModule } from './navigation.module.ts';
export { navigationActions, type NavigationDeps, type NavigationState } from './navigation.slice.ts';
export { selectNavigation, type NavigationRoot } from './select-navigation.ts';
export {
  createDepartmentsModule,
  departmentsActions,
  selectDepartments,
  type DepartmentsDeps,
  type DepartmentsRoot,
  type DepartmentsState,
} from './departments.module.ts';
