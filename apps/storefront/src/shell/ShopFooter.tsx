import { Footer } from '@foolscap/header/ui';
import { listsPath } from '../features/lists/list-paths.ts';
import { PAGES } from '../routing/pages.ts';
import { useCookieControls } from '../features/analytics/use-cookie-controls.tsx';
import { useShop } from './shop-context.ts';
import { useDepartments, useSiteSwitch } from './shop-links.ts';

/** The footer of the storefront. */
export function ShopFooter({ variant }: { variant: 'full' | 'logoOnly' }) {
  const { tenant } = useShop();
  const siteSwitch = useSiteSwitch();
  const departments = useDepartments();
  const { legalActions, choices } = useCookieControls();
  const half = Math.ceil(departments.length / 2);
  return (
    <>
      <Footer
        type={variant === 'full' ? 'full' : 'minimal'}
        tenant={tenant === 'sba' ? 'business' : 'consumer'}
        columns={[
          { title: 'Departments', links: departments.slice(0, half) },
          { title: 'More departments', links: departments.slice(half) },
          {
            title: 'Your shopping',
            links: [
              { label: 'Your cart', href: '/cart' },
              { label: 'Your account', href: '/account' },
              // The business site has no guest orders.
              ...(tenant === 'sdc' ? [{ label: 'Find an order', href: PAGES.findOrder }] : []),
              { label: 'Your lists', href: listsPath(tenant) },
              { label: 'Quick order', href: '/quick-order' },
              { label: 'Stores', href: '/stores' },
              siteSwitch,
            ],
          },
        ]}
        legal="Foolscap, a shop for the whole desk."
        legalActions={legalActions}
      />
      {choices}
    </>
  );
}
