import { useEffect, useState } from 'react';
import { followLink } from '../../rendering/drawer-opener.tsx';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import type { TileDrawersProps } from './TileDrawers.tsx';

const load = () => import('./TileDrawers.tsx');
const drawers = lazySection(load);

export interface ContentDrawerOpenerProps extends TileDrawersProps {
  /** The link that was pressed; it is followed if the drawers cannot be loaded. */
  href: string;
}

/** Loads the drawers whose content tiles show, with their state, and opens that of the last press. */
export default function ContentDrawerOpener({ pressed, href }: ContentDrawerOpenerProps) {
  const { open } = usePageServices();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    Promise.resolve(open(drawers)).then(
      () => setLoaded(true),
      (error: unknown) => followLink(href, error),
    );
  }, [open, href]);
  return isLoaded && <drawers.Screen pressed={pressed} />;
}
