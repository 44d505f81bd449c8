import { DefinitionList, useMessages } from '@foolscap/ui/components';
import type { UserProfile } from '../../contract/index.ts';
import { PROFILE_MESSAGES } from './profile-messages.ts';

export interface ProfileCardProps {
  /** The signed-in user, with organization and rewards if there are. */
  profile: UserProfile;
}

/** The profile of the signed-in user. The customer number shows its last four digits only (storefront-3.79). */
export function ProfileCard({ profile }: ProfileCardProps) {
  const { profile: texts } = useMessages('account', PROFILE_MESSAGES);
  const { contact, customerNumber, organizationName, rewardsNo, defaultPurchaseOrder } = profile;
  return (
    <DefinitionList
      items={[
        { term: texts.name, description: `${contact.fname} ${contact.lname}` },
        ...(organizationName ? [{ term: texts.company, description: organizationName }] : []),
        { term: texts.email, description: contact.email },
        { term: texts.customerNumber, description: customerNumber },
        ...(rewardsNo ? [{ term: texts.rewardsNumber, description: rewardsNo }] : []),
        ...(defaultPurchaseOrder ? [{ term: texts.purchaseOrder, description: defaultPurchaseOrder }] : []),
      ]}
    />
  );
}
