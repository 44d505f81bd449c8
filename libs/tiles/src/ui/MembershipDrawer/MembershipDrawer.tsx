import { toMinorUnits } from '@foolscap/core/money';
import { Button, Price, SectionHeading, Stack, useMessages } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import { tileUnit, type TileDetails } from '../../model/index.ts';
import type { TileDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { DrawerFacts, DrawerReading } from '../parts/DrawerDetails.tsx';
import { TILE_DRAWER_MESSAGES } from '../drawer-messages.ts';

export interface MembershipDrawerProps extends TileDrawerProps {
  /** Details from the membership's page: its benefits; absent until they have loaded. */
  readonly details?: TileDetails | undefined;
  /** The membership is being added. */
  readonly isAdding?: boolean;
  /** Adds the membership to the cart. */
  readonly onJoin: () => void;
}

/** The drawer about a membership, with its benefits and its price (storefront-2.43, storefront-4.37). */
export function MembershipDrawer({
  item,
  phase,
  details,
  isAdding = false,
  onJoin,
  onRetry,
  ...sheet
}: MembershipDrawerProps) {
  const { drawers: texts } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  return (
    <Drawer
      {...sheet}
      title={texts.membership}
      contentLabel={texts.membership}
      footer={
        <Button variant="primary" fullWidth busy={isAdding} onClick={onJoin}>
          {texts.join}
        </Button>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <SectionHeading level={3}>{item.title}</SectionHeading>
          <Price amount={toMinorUnits(item.priceValue)} unit={tileUnit(item)} size="large" />
        </Stack>
        <DrawerReading phase={phase} onRetry={onRetry} />
        <DrawerFacts details={details} />
      </Stack>
    </Drawer>
  );
}
