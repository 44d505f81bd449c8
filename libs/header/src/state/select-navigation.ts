import type { NavigationData } from '../contract/index.ts';
import type { NavigationState } from './navigation.slice.ts';

export interface NavigationRoot {
  /** Absent until the module has loaded. */
  navigation?: NavigationState;
}

/** Selects the navigation that the page shows; undefined while that of the server's page is still correct. */
export const selectNavigation = ({ navigation }: NavigationRoot): NavigationData | undefined =>
  navigation?.shown;
