import type { ApplicationOutcome } from '../model/card-application.ts';
import type { ApplicationWindows } from '../state/application-windows.ts';

export interface FakeApplicationWindows extends ApplicationWindows {
  /** The URLs that were opened, in order. */
  readonly opened: string[];
  /** Sets the outcome of the open window. */
  decide(outcome: ApplicationOutcome): void;
  /** Whether the browser blocks windows. */
  isBlocked: boolean;
  isOpen: boolean;
  /** The number of times the window was brought to the front. */
  focused: number;
}

/** Creates windows of applications in memory, for saga tests, stories and applications' tests. */
export function createFakeApplicationWindows(): FakeApplicationWindows {
  let settle: (outcome: ApplicationOutcome) => void = () => undefined;
  const windows: FakeApplicationWindows = {
    opened: [],
    isBlocked: false,
    isOpen: false,
    focused: 0,
    decide: (outcome) => settle(outcome),
    open(url) {
      if (windows.isBlocked) return undefined;
      windows.opened.push(url);
      windows.isOpen = true;
      return {
        outcome: new Promise<ApplicationOutcome>((resolve) => (settle = resolve)),
        focus: () => void (windows.focused += 1),
        close: () => void (windows.isOpen = false),
      };
    },
  };
  return windows;
}
