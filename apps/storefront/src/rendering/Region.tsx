import type { ReactNode } from 'react';
import { usePageServices } from './page-services.ts';

/** The regions of a page. */
export type RegionName = 'header' | 'main' | 'footer';

/** A region of the page. The server may use cached markup for it. In the browser, it renders only its children. */
export function Region({ name, children }: { name: RegionName; children: ReactNode }): ReactNode {
  const { renderRegion } = usePageServices();
  return renderRegion ? renderRegion(name, children) : children;
}
