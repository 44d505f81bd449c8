import { Icon, Inline, SkeletonText, Stack, Text } from '@foolscap/ui/components';
import type { TileDetails } from '../../model/index.ts';
import type { TileDrawerProps } from '../AlternatesDrawer/AlternatesDrawer.tsx';
import { DrawerFailure } from './DrawerFailure.tsx';

/** The state of a drawer's details: placeholders while they load, or their failure; nothing once they have loaded. */
export function DrawerReading({ phase, onRetry }: Pick<TileDrawerProps, 'phase' | 'onRetry'>) {
  if (phase === 'failed') return <DrawerFailure onRetry={onRetry} />;
  return phase === 'pending' ? <SkeletonText lines={3} /> : null;
}

/** The main facts of a product, each with a check mark. */
export function DrawerFacts({ details }: { details: TileDetails | undefined }) {
  return (
    <Stack gap={2}>
      {details?.bullets.map((bullet) => (
        <Inline key={bullet} gap={2}>
          <Icon name="check" />
          <Text as="span">{bullet}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
