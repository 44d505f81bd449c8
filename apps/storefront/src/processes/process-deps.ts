import type { AnalyticsBus } from '@foolscap/analytics/model';

/** What the meetings of domains are given by the application. */
export interface ProcessDeps {
  /** Goes to a page of this shop, given below its root. */
  navigate: (path: string) => void;
  /** Where somebody signs in who is to come back to the given page. */
  signInAddress: (target: string) => string;
  /** Takes from this browser what was looked at by somebody who leaves. */
  forgetViewed: () => void;
  analytics: AnalyticsBus;
}
