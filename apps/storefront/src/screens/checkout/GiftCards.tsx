import { AppliedCards } from '@foolscap/payments/feature';
import { storedValuePart } from '../../parts/stored-value.part.ts';

export const parts = [storedValuePart];

/** The gift and prepaid cards of the order. In a chunk of its own, since it is the last step. */
export default AppliedCards;
