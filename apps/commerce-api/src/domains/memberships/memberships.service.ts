import type { Memberships } from '@foolscap/account/contract';
import { toDecimal } from '@foolscap/core/money';
import { type BuyerFacts, getMembershipRefusal, guestBuyer } from '@foolscap/pricing/model';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { listPrograms, readCurrent } from './programs.repository.ts';

export type MembershipsService = ReturnType<typeof createMembershipsService>;

/** Creates the call that describes the membership programs to a caller (storefront-2.54). */
export function createMembershipsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  return {
    /** @param facts the facts about a signed-in caller that decide which memberships they may buy */
    async describe(
      { tenant, accountId }: Pick<Caller, 'tenant' | 'accountId'>,
      facts: BuyerFacts | undefined,
    ): Promise<Memberships> {
      const programs = await listPrograms(db, tenant, now());
      const current = accountId === undefined ? undefined : await readCurrent(db, accountId, now());
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
              },
            }
          : {}),
      };
    },
  };
}
