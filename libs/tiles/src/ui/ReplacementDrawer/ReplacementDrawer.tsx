import { Alert, Stack, Text } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import type { AlternatesDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { useTileDrawerMessages } from '../drawer-messages.tsx';
import { TileGridSkeleton } from '../TileGrid/TileGrid.tsx';

/** The drawer with the product that is sold in place of a discontinued one (storefront-2.41). */
export function ReplacementDrawer({
  item,
  phase,
  children,
  count,
  onRetry,
  ...sheet
}: AlternatesDrawerProps) {
  const { texts } = useTileDrawerMessages();
  return (
    <Drawer {...sheet} title={texts.replacement} contentLabel={texts.replacement}>
      <Stack gap={5}>
        <Text size={14} tone="muted">
          {texts.discontinued(item.title)}
        </Text>
        {phase === 'failed' ? (
          <Alert kind="failure" live="polite" onRetry={onRetry} retryLabel={texts.retry}>
            {texts.failed}
          </Alert>
        ) : phase === 'pending' ? (
          <TileGridSkeleton count={1} />
        ) : count > 0 ? (
          children
        ) : (
          <Text>{texts.noReplacement}</Text>
        )}
      </Stack>
    </Drawer>
  );
}
