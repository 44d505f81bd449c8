import type { UserProfile } from '@foolscap/account/contract';
import type { WelcomeStep } from '@foolscap/account/ui';
import type { TenantId } from '@foolscap/core/vocabulary';
import { PAGES } from '../../routing/pages.ts';

/** The page that helps to set up a new account. */
export const WELCOME = '/account/welcome';

/** Returns the steps of setting up an account. Rewards belong to the consumer site. */
export const getWelcomeSteps = (
  { isEmailConfirmed, hasAddress, rewardsNo }: UserProfile,
  { tenant, hasStore }: { tenant: TenantId; hasStore: boolean },
): WelcomeStep[] => [
  { code: 'email', href: PAGES.details, isDone: isEmailConfirmed !== false },
  { code: 'store', href: '/stores', isDone: hasStore },
  { code: 'address', href: `${PAGES.addresses}?edit=new`, isDone: hasAddress === true },
  ...(tenant === 'sdc'
    ? [{ code: 'rewards' as const, href: '/account/rewards', isDone: rewardsNo !== undefined }]
    : []),
];
