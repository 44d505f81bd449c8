import { dateFormat } from '@foolscap/core/dates';
import { Link, Stack, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { Memberships } from '../../contract/index.ts';
import { MEMBERSHIP_MESSAGES } from '../MembershipPrograms/membership-messages.ts';

export interface MembershipCardProps {
  /** Undefined while loading and after a failed load. */
  memberships: Memberships | undefined;
  /** The page of the programs. */
  href: string;
}

/** The membership of the account, and the day on which it ends. */
export function MembershipCard({ memberships, href }: MembershipCardProps) {
  const { membership: texts, membershipNames: names } = useMessages('account', MEMBERSHIP_MESSAGES);
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  if (!memberships) return null;
  const { current } = memberships;
  const name = current && names[current.program];
  return (
    <section aria-label={texts.summary}>
      <Stack gap={2}>
        <Text weight="semibold">{texts.summary}</Text>
        <p>
          {name === undefined
            ? texts.none
            : current?.endsAt === undefined
              ? texts.has(name)
              : texts.hasUntil(name, format.format(new Date(current.endsAt)))}{' '}
          <Link href={href}>{texts.seeAll}</Link>
        </p>
      </Stack>
    </section>
  );
}
