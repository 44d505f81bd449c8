import type { ReactNode } from 'react';
import { usePageServices } from './page-services.ts';

/** The regions of a page. */
export type RegionName = 'header' | 'main' | 'footer';

/** A region of the page. The server may take its markup from a cache; in the browser a region is its content. */
export function Region({ name, children }: { name: RegionName; children: ReactNode }): ReactNode {
  const { renderRegion } = usePageServices();
  return renderRegion ? renderRegion(name, children) : children;
}
