import type { HttpClient } from '@foolscap/core/http';
import type { DepartmentsData, NavDepartment, NavigationData } from '../contract/index.ts';

/** Reads the navigation of the caller. Rejects with `HttpError`. */
export interface NavigationClient {
  navigation(signal?: AbortSignal): Promise<NavigationData>;
}

export const createNavigationClient = (http: HttpClient): NavigationClient => ({
  navigation: async (signal) =>
    (
      await http.send<NavigationData>({
        method: 'GET',
        path: '/navigation',
        ...(signal ? { signal } : {}),
      })
    ).data,
});

/** Reads the additions to the departments of the menu. Rejects with `HttpError`. */
export interface DepartmentsClient {
  departments(signal?: AbortSignal): Promise<readonly NavDepartment[]>;
}

export const createDepartmentsClient = (http: HttpClient): DepartmentsClient => ({
  departments: async (signal) =>
    (
      await http.send<DepartmentsData>({
        method: 'GET',
        path: '/navigation/departments',
        ...(signal ? { signal } : {}),
      })
    ).data.departments,
});
