import { Footer } from '@foolscap/header/ui';
import { usePageDrawer } from './page-drawer.tsx';
import { useCookieControls } from '../features/analytics/use-cookie-controls.tsx';
import { useShop } from './shop-context.ts';
import { toLinks, useDepartments, useLanguages, useNavigation } from './shop-links.ts';

import { SHELL_MESSAGES } from './shell-messages.ts';

const { shell: texts } = SHELL_MESSAGES;

/** The footer of the storefront: the departments, and the links of the navigation document. */
export function ShopFooter({ variant }: { variant: 'full' | 'logoOnly' }) {
  const { tenant, otherSite } = useShop();
  const footer = useNavigation()?.footer;
  const departments = useDepartments();
  const { legalActions, choices } = useCookieControls();
  const { onOpen, panel } = usePageDrawer();
  const half = Math.ceil(departments.length / 2);
  return (
    <>
      <Footer
        type={variant === 'full' ? 'full' : 'minimal'}
        tenant={tenant === 'sba' ? 'business' : 'consumer'}
        columns={[
          { title: texts.departments, links: departments.slice(0, half) },
          { title: texts.moreDepartments, links: departments.slice(half) },
          ...(footer?.columns ?? []).map(({ title, items }) => ({
            title,
            links: toLinks(items, otherSite),
          })),
        ]}
        onDrawer={onOpen}
        legal={texts.legal}
        legalLinks={toLinks(footer?.legal ?? [], otherSite)}
        legalActions={legalActions}
        languages={useLanguages()}
      />
      {choices}
      {panel}
    </>
  );
}
