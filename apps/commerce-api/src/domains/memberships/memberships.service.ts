import type { MembershipRenewal, Memberships } from '@foolscap/account/contract';
import { toDecimal } from '@foolscap/core/money';
import { type BuyerFacts, getMembershipRefusal, guestBuyer } from '@foolscap/pricing/model';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { listPrograms, readCurrent } from './programs.repository.ts';

/** The automatic renewal, which a later domain provides. */
export interface RenewalPort {
  /** Describes the renewal of the membership in effect; undefined if it cannot be renewed. */
  describe(accountId: string): Promise<MembershipRenewal | undefined>;
}

const omitCard = ({ card: _card, ...renewal }: MembershipRenewal): MembershipRenewal => renewal;

export type MembershipsService = ReturnType<typeof createMembershipsService>;

/** Creates the call that describes the membership programs to a caller (storefront-2.54). */
export function createMembershipsService({
  database: { db },
  now,
  renewals,
}: Pick<ApiContext, 'database' | 'now'> & { renewals: RenewalPort }) {
  return {
    /** @param facts the facts about a signed-in caller that decide which memberships they may buy */
    async describe(
      { tenant, accountId, session }: Pick<Caller, 'tenant' | 'accountId' | 'session'>,
      facts: BuyerFacts | undefined,
    ): Promise<Memberships> {
      const programs = await listPrograms(db, tenant, now());
      const current = accountId === undefined ? undefined : await readCurrent(db, accountId, now());
      const found = current?.endsAt && accountId ? await renewals.describe(accountId) : undefined;
      // An agent who acts for the member sees no card.
      const renewal = found && session?.agent ? omitCard(found) : found;
      return {
        programs: programs.map(({ freeShippingMinor, ...program }) => {
          const refusal = getMembershipRefusal(program.program, facts ?? guestBuyer(tenant));
          return {
            ...program,
            ...(freeShippingMinor === null ? {} : { freeShippingFrom: toDecimal(freeShippingMinor) }),
            ...(refusal ? { refusal: refusal.code } : {}),
          };
        }),
        ...(current && current.program !== 'NON_MEMBER'
          ? {
              current: {
                program: current.program,
                ...(current.endsAt ? { endsAt: current.endsAt.toISOString() } : {}),
                mayRenew: current.endsAt !== null && !facts?.ownedMemberships.includes(current.program),
                ...(renewal ? { renewal } : {}),
              },
            }
          : {}),
      };
    },
  };
}
