import { useHref, useLocation, useNavigate } from 'react-router';
import type { OrdersQuery } from '@foolscap/checkout/contract';
import { OrdersPage } from '@foolscap/checkout/feature';
import { ORDER_STATUSES } from '@foolscap/checkout/model';
import { checkoutActions } from '@foolscap/checkout/state';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import { useShop } from '../../shell/shop-context.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { checkoutFeature } from '../checkout/feature.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

/** Parses the orders query of a URL; invalid values are ignored. */
function getQuery(search: URLSearchParams): OrdersQuery {
  const q = search.get('q')?.trim().slice(0, 100);
  const status = ORDER_STATUSES.find((one) => one === search.get('status'));
  const year = search.get('year') ?? '';
  const page = search.get('page') ?? '';
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(/^20\d\d$/.test(year) ? { year } : {}),
    ...(/^[1-9]\d{0,4}$/.test(page) ? { page } : {}),
  };
}

export const features = [checkoutFeature];

export const load: FeatureExports['load'] = ({ search }) => [
  checkoutActions.ordersRequested(getQuery(search)),
];

/** The orders of the signed-in user. */
export default function OrdersScreen() {
  const { tenant } = useShop();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = getQuery(new URLSearchParams(search));
  const { page: _page, ...filters } = query;
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.orders}>
      <OrdersPage
        action={useHref(PAGES.orders)}
        query={query}
        hasApprovals={tenant === 'sba'}
        hrefFor={(page) => `${PAGES.orders}?${new URLSearchParams({ ...filters, page: String(page) })}`}
        onSearch={(wanted) => void navigate(`${PAGES.orders}?${wanted}`)}
      />
    </AccountFrame>
  );
}
