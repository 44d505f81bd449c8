import { Badge, Inline, Text } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';

const TONES = {
  open: 'success',
  'closing-soon': 'warning',
  closed: 'neutral',
  holiday: 'neutral',
} as const;

/** Whether a store is open, and until when. */
export function StoreStatus({ store }: { readonly store: FoundStore }) {
  const { phase, storeStatus, storeStatusTime } = store;
  return (
    <Inline gap={2}>
      <Badge tone={TONES[phase]}>
        {phase === 'holiday'
          ? 'Closed for the holiday'
          : phase === 'closing-soon'
            ? 'Closing soon'
            : storeStatus}
      </Badge>{' '}
      <Text as="span" size={14}>
        {storeStatusTime}
      </Text>
    </Inline>
  );
}
