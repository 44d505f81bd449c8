import { createHash } from 'node:crypto';
import type { OfferDetails } from '@foolscap/tiles/contract';

/** An offer of an mbox. */
export interface Offer extends OfferDetails {
  id: string;
  /** The types of users who may get it; null: all. */
  userTypes: string[] | null;
  weight: number;
  analytics: Record<string, string>;
}

export interface OfferCaller {
  userType: string;
  /** Undefined for a guest without a session, whose pages are the same for all. */
  sessionId: string | undefined;
}

/**
 * Chooses the offer of a caller: each session keeps its offer, and of many sessions each offer gets its share. A guest without a session gets the
 * offer with the greatest weight.
 * @param offers of one mbox
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
