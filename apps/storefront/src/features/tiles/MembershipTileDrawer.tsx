import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { describeBenefits, MEMBERSHIP_MESSAGES } from '@foolscap/account/ui';
import { membershipsActions, selectMemberships } from '@foolscap/account/state';
import { MembershipDrawer, type MembershipDrawerProps } from '@foolscap/tiles/ui';
import { useLocale, useMessages } from '@foolscap/ui/components';

/**
 * The drawer about a membership, with the benefits that the shop grants now. The product's own statements are shown until they have loaded,
 * and if they fail to load.
 */
export function MembershipTileDrawer({ details, ...drawer }: MembershipDrawerProps) {
  const dispatch = useDispatch();
  const messages = useMessages('account', MEMBERSHIP_MESSAGES);
  const locale = useLocale();
  useEffect(() => void dispatch(membershipsActions.membershipsRequested()), [dispatch]);
  const offer = useSelector(selectMemberships).value?.programs.find(({ plans }) =>
    plans.some(({ itemId }) => itemId === drawer.item.itemId),
  );
  const { starts, ends } = messages.membership;
  return (
    <MembershipDrawer
      {...drawer}
      details={
        offer && details
          ? { ...details, bullets: [...describeBenefits(offer, locale, messages), starts, ends] }
          : details
      }
    />
  );
}
