import type { CheckoutChange } from '../../client/index.ts';
import type { CheckoutInfo } from '../../contract/index.ts';

/** The props of a completed step's summary. */
export interface SummaryProps {
  info: CheckoutInfo;
}

/** The props of a step's form. */
export interface StepProps {
  info: CheckoutInfo;
  /** The step is being saved. */
  busy: boolean;
  /** The server's rejection of the last submission; `attempt` is different for each rejection. */
  refusal: { error?: string; errorField?: string | undefined; attempt?: number };
  onSubmit: (change: CheckoutChange) => void;
}

/** Checks whether the shopper is not signed in. */
export const isGuest = ({ userType }: Pick<CheckoutInfo, 'userType'>): boolean =>
  userType !== 'REGISTERED' && userType !== 'THIRD_PARTY';
