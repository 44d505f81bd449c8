import { Stack, Text } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import type { AlternatesDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { TileGridSkeleton } from '../TileGrid/TileGrid.tsx';
import { DrawerFailure } from './DrawerFailure.tsx';

export interface SubstitutesDrawerProps extends Omit<AlternatesDrawerProps, 'item'> {
  /** The title of the drawer. */
  readonly title: string;
  /** The line that names the product being replaced. */
  readonly note: string;
  /** The text if there are no products. */
  readonly none: string;
  /** Number of placeholders while the products load. */
  readonly placeholders: number;
}

/** A drawer with products that can be bought in place of another one. */
export function SubstitutesDrawer({
  title,
  note,
  none,
  placeholders,
  phase,
  children,
  count,
  onRetry,
  ...sheet
}: SubstitutesDrawerProps) {
  return (
    <Drawer {...sheet} title={title} contentLabel={title}>
      <Stack gap={5}>
        <Text size={14} tone="muted">
          {note}
        </Text>
        {phase === 'failed' ? (
          <DrawerFailure onRetry={onRetry} />
        ) : phase === 'pending' ? (
          <TileGridSkeleton count={placeholders} />
        ) : count > 0 ? (
          children
        ) : (
          <Text>{none}</Text>
        )}
      </Stack>
    </Drawer>
  );
}
