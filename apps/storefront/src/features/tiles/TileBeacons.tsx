import { useSelector } from 'react-redux';
import type { ConsentRoot } from '@foolscap/analytics/state';
import { hasBeacons } from '@foolscap/tiles/model';
import { lazyComponent } from '@foolscap/ui/components';
import type { TileReportsProps } from './TileReports.tsx';

const Reports = lazyComponent<TileReportsProps>(() =>
  import('./TileReports.tsx').catch(() => ({ default: () => null })),
);

/**
 * Reports sponsored tiles to the ad server with the shopper's consent. Its code loads with the first such tile, and never without consent.
 */
export function TileBeacons(props: TileReportsProps) {
  const isGiven = useSelector(
    ({ consent }: ConsentRoot) => consent?.hasSignal === false && consent.choice?.advertising === true,
  );
  return isGiven && props.items.some(hasBeacons) && <Reports {...props} />;
}
