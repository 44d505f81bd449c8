import { DefinitionList } from '@foolscap/ui/components';
import type { UserProfile } from '../../contract/index.ts';

export interface ProfileCardProps {
  /** The signed-in user, with organization and rewards if there are. */
  profile: UserProfile;
}

/** The profile of the signed-in user. The customer number shows its last four digits only (storefront-3.79). */
export function ProfileCard({ profile }: ProfileCardProps) {
  const { contact, customerNumber, organizationName, rewardsNo, defaultPurchaseOrder } = profile;
  return (
    <DefinitionList
      items={[
        { term: 'Name', description: `${contact.fname} ${contact.lname}` },
        ...(organizationName ? [{ term: 'Company', description: organizationName }] : []),
        { term: 'Email address', description: contact.email },
        { term: 'Customer number', description: customerNumber },
        ...(rewardsNo ? [{ term: 'Rewards number', description: rewardsNo }] : []),
        ...(defaultPurchaseOrder ? [{ term: 'Purchase order', description: defaultPurchaseOrder }] : []),
      ]}
    />
  );
}
