import type { AnalyticsBus } from '@foolscap/analytics/model';

/** Dependencies of the processes. */
export interface ProcessDeps {
  /** Navigates to a path below the tenant's root. */
  navigate: (path: string) => void;
  /** Returns the URL of the sign-in page with the given return target. */
  signInAddress: (target: string) => string;
  analytics: AnalyticsBus;
}
