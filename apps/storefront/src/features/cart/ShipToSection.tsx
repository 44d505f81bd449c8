import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { selectCart } from '@foolscap/cart/state';
import { ShipToRow } from '@foolscap/cart/ui';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { getShipToPath } from '../business/organization-tools.ts';
import type { ShipToDrawerProps } from './ShipToDrawer.tsx';

const drawer = lazyFeature<ShipToDrawerProps>(() => import('./ShipToDrawer.tsx'), { as: 'drawer' });

/** The cart's ship-to address, with the drawer that changes it. Renders nothing for shoppers without an organization. */
export function ShipToSection() {
  const { pathname, search } = useLocation();
  const name = useSelector(selectAccount)?.userProfile?.organization?.shipToLabel;
  const address = useSelector(selectCart)?.addresses.find(({ type }) => type === 'S' || type === 'SB');
  const [opened, setOpened] = useState<{ href: string; isOpen: boolean }>();
  const [isLoaded, setLoaded] = useState(false);
  if (name === undefined) return null;
  const { Screen } = drawer;
  return (
    <>
      <ShipToRow
        name={name}
        city={address?.city}
        href={getShipToPath(pathname, search)}
        isOpening={opened !== undefined && !isLoaded}
        onChange={(link) => setOpened({ href: link.href, isOpen: true })}
      />
      {opened && (
        <Screen
          {...opened}
          onShown={() => setLoaded(true)}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  );
}
