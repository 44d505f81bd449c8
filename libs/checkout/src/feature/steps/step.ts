import type { CheckoutChange } from '../../client/index.ts';
import type { CheckoutInfo } from '../../contract/index.ts';
import type { CheckoutSectionType } from '../../model/index.ts';

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

/** Returns the code of a step's title. Without a delivery, the address is for the tax only. */
export const getTitle = (step: CheckoutSectionType, { sections }: Pick<CheckoutInfo, 'sections'>) =>
  step === 'ADDRESS' && !sections.some(({ type }) => type === 'DELIVERY') ? 'OWN_ADDRESS' : step;

/** Checks whether the shopper is not signed in. */
export const isGuest = ({ userType }: Pick<CheckoutInfo, 'userType'>): boolean =>
  userType !== 'REGISTERED' && userType !== 'THIRD_PARTY';
