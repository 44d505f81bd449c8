import { createHash } from 'node:crypto';
import type { OfferDetails } from '@foolscap/tiles/contract';

/** One of the offers of an mbox. */
export interface Offer extends OfferDetails {
  id: string;
  /** Types of users who may get it; null for all. */
  userTypes: string[] | null;
  weight: number;
  analytics: Record<string, string>;
}

export interface OfferCaller {
  userType: string;
  /** Undefined for a guest without a session, for whom pages are always the same. */
  sessionId: string | undefined;
}

/**
 * Chooses a caller's offer. Each session keeps its offer, and across sessions each offer gets its share. A guest without a session gets the
 * offer with the highest weight.
 * @param offers offers of one mbox
 */
export function chooseOffer(
  mboxName: string,
  offers: readonly Offer[],
  { userType, sessionId }: OfferCaller,
): Offer | undefined {
  const eligible = offers
    .filter(({ userTypes }) => userTypes === null || userTypes.includes(userType))
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  if (sessionId === undefined) return eligible[0];
  const total = eligible.reduce((sum, { weight }) => sum + weight, 0);
  let place = createHash('sha256').update(`${mboxName} ${sessionId}`).digest().readUInt32BE() % (total || 1);
  return eligible.find(({ weight }) => (place -= weight) < 0);
}
