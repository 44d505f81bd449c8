import { useDispatch, useSelector } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router';
import { accountActions, selectAccount, selectFirstName, selectSignIn } from '@foolscap/account/state';
import { selectItemCount } from '@foolscap/cart/state';
import { OrganizationRow } from '@foolscap/header/ui';
import { useBarItem } from '../../shell/shop-links.ts';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { PAGES } from '../../routing/pages.ts';
import { BUSINESS_SCREEN_MESSAGES } from './business-messages.ts';

const { businessPages: texts } = BUSINESS_SCREEN_MESSAGES;

/** Navigation, search and sign-out of a third-party user, because the header for third-party verification has no links. */
export function ThirdPartyRow() {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const organization = useSelector(selectAccount)?.userProfile?.organizationName;
  const firstName = useSelector(selectFirstName);
  const count = useSelector(selectItemCount);
  const signingOut = useSelector(selectSignIn).phase === 'signing-out';
  const searchBox = useBarItem('SEARCH');
  const tools = [
    { label: texts.shop, href: '/' },
    { label: count ? texts.cartCount(count) : texts.cart, href: '/cart' },
    { label: texts.orders, href: PAGES.orders },
  ];
  return (
    <OrganizationRow
      name={organization ?? texts.yourOrganization}
      note={firstName && texts.shoppingAs(firstName)}
      tools={tools.map((tool) => ({ ...tool, current: pathname === tool.href }))}
      search={{
        action: useHref('/search'),
        label: searchBox?.label,
        ariaLabel: searchBox?.ariaLabel,
        query: pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '',
        onSearch: (q) => void navigate(`/search?${new URLSearchParams({ q })}`),
      }}
      account={{
        kind: 'signedIn',
        firstName,
        accountHref: '/account',
        signOutAction: FORM_PATHS.signOut,
        signOutFields: <FormFields purpose="sign-out" />,
        onSignOut: () => dispatch(accountActions.signOutRequested()),
        signingOut,
      }}
    />
  );
}
