import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { selectCart } from '@foolscap/cart/state';
import { ShipToRow } from '@foolscap/cart/ui';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { getShipToPath } from '../../shell/organization-tools.ts';
import type { ShipToDrawerProps } from './ShipToDrawer.tsx';

const drawer = lazySection<ShipToDrawerProps>(async () => {
  const { default: ShipToDrawer, parts } = await import('./ShipToDrawer.tsx');
  return { default: ShipToDrawer, parts };
});

/** The ship-to address of the cart, and the drawer that changes it. Nothing for shoppers without an organization. */
export function ShipToSection() {
  const { open } = usePageServices();
  const { pathname, search } = useLocation();
  const name = useSelector(selectAccount)?.userProfile?.organization?.shipToLabel;
  const address = useSelector(selectCart)?.addresses.find(({ type }) => type === 'S' || type === 'SB');
  const [phase, setPhase] = useState<'unopened' | 'loading' | 'open' | 'closed'>('unopened');
  if (name === undefined) return null;
  const { Screen } = drawer;
  return (
    <>
      <ShipToRow
        name={name}
        city={address?.city}
        href={getShipToPath(pathname, search)}
        isOpening={phase === 'loading'}
        onChange={(link) => {
          setPhase('loading');
          void Promise.resolve(open(drawer)).then(
            () => setPhase('open'),
            () => location.assign(link.href),
          );
        }}
      />
      {(phase === 'open' || phase === 'closed') && (
        <Screen isOpen={phase === 'open'} onClose={() => setPhase('closed')} />
      )}
    </>
  );
}
