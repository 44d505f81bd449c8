import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { OrganizationRow } from '@foolscap/header/ui';
import { getOrganizationHeader } from './organization-tools.ts';
import { QUICK_ORDER, quickOrderPanel } from '../quick-order/quick-order-panel.ts';
import { useShop } from '../../shell/shop-context.ts';
import { useNavigation, useSiteSwitch } from '../../shell/shop-links.ts';
import { ThirdPartyRow } from './ThirdPartyRow.tsx';
import { useHeaderPanel } from '../../shell/use-header-panel.tsx';

export interface OrganizationHeaderProps {
  /** Opens the page of a link in a drawer of the page, which stays when the session ends and this row disappears; absent before hydration. */
  readonly onDrawer?: ((link: HTMLAnchorElement) => void) | undefined;
}

/** The name and tools of the shopper's organization, or the third-party user's row; nothing for other users. */
export function OrganizationHeader({ onDrawer }: OrganizationHeaderProps) {
  const location = useLocation();
  const account = useSelector(selectAccount);
  const navigation = useNavigation();
  const { otherSite } = useShop();
  const siteSwitch = useSiteSwitch();
  const quickOrder = useHeaderPanel({
    isLink: location.pathname === QUICK_ORDER,
    render: (opened) => <quickOrderPanel.Screen {...opened} />,
  });
  if (account?.session.userType === 'THIRD_PARTY') return <ThirdPartyRow />;
  const organization = getOrganizationHeader(account, navigation?.tools ?? [], otherSite, location);
  if (!organization) return null;
  return (
    <>
      <OrganizationRow
        {...organization}
        tools={organization.tools.map(({ panel, ...tool }) => ({
          ...tool,
          ...(panel === 'QUICK_ORDER' && { expanded: quickOrder.expanded, onOpen: quickOrder.onOpen }),
          ...(panel === 'DRAWER' && !tool.current && { onOpen: onDrawer }),
        }))}
        siteSwitch={siteSwitch}
      />
      {quickOrder.panel}
    </>
  );
}
