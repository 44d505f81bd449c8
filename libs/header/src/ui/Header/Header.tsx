import { AccountLinks } from '../parts/AccountLinks.tsx';
import { Brand } from '../parts/Brand.tsx';
import { CartLink } from '../parts/CartLink.tsx';
import { HeaderBar } from '../parts/HeaderBar.tsx';
import { LogoHeader } from '../parts/LogoHeader.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { ShopMenu } from '../parts/ShopMenu.tsx';
import tools from '../parts/tools.module.scss';
import { TopHat } from '../parts/TopHat.tsx';
import type { HeaderProps } from './header-props.ts';
import { CategoryRow } from '../parts/CategoryRow.tsx';

/**
 * The header of both stores. Checkout and sign-in show only the logo; the cart page uses a slim header on small
 * screens. The main row is sticky; the menu, search and sign-out work without JavaScript.
 */
export function Header(props: HeaderProps) {
  const { type = 'full', compactOnSmall = false } = props;
  if (type === 'logoOnly' || type === 'tpv')
    return (
      <>
        <LogoHeader {...props} isVerification={type === 'tpv'} />
        {type === 'tpv' && props.organization}
      </>
    );
  const {
    tenant,
    homeHref,
    hat,
    siteSwitch,
    search,
    categories,
    departments,
    account,
    cart,
    store,
    organization,
    notice,
  } = props;
  const isFull = type === 'full';
  return (
    <>
      {isFull &&
        (organization === undefined ? (
          <TopHat news={hat} siteSwitch={siteSwitch} isWideOnly={compactOnSmall} />
        ) : (
          organization
        ))}
      <HeaderBar type={type} compactOnSmall={compactOnSmall} notice={notice}>
        <Brand tenant={tenant} href={homeHref} />
        <ShopMenu
          categories={categories}
          departments={departments}
          siteSwitch={siteSwitch}
          store={store}
          account={account}
        />
        <SearchForm key={search.query} {...search} isWideOnly={compactOnSmall || !isFull} />
        <div className={tools.row}>
          {store !== undefined && <div className={tools.store}>{store}</div>}
          <AccountLinks {...account} />
          <CartLink {...cart} />
        </div>
      </HeaderBar>
      {isFull && categories.length > 0 && <CategoryRow categories={categories} />}
    </>
  );
}
