import { useLocation } from 'react-router';
import { useFrameDrawer } from '../../shell/frame-drawer.ts';

/** Returns the path of the page behind the drawer, or that the parameter `page` names; undefined without either. */
export function usePageBehind(): string | undefined {
  const drawer = useFrameDrawer();
  const page = new URLSearchParams(useLocation().search).get('page');
  if (drawer) return drawer.behind;
  return page !== null && /^\/[^?#\s]{0,199}$/.test(page) ? page : undefined;
}
