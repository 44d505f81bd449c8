import { messageFor } from '@foolscap/core/messages';
import { Badge, Inline, Text, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { STORES_MESSAGES } from '../messages.ts';

const TONES = {
  open: 'success',
  'closing-soon': 'warning',
  closed: 'neutral',
  holiday: 'neutral',
} as const;

export interface StoreStatusProps {
  /** The store with its current status. */
  readonly store: FoundStore;
}

/** The status of a store and its end. */
export function StoreStatus({ store }: StoreStatusProps) {
  const { phase, storeStatus, storeStatusTime } = store;
  const { texts, status } = useMessages('stores', STORES_MESSAGES);
  if (phase === 'closing-soon') return <Badge tone={TONES[phase]}>{texts.closesAt(storeStatusTime)}</Badge>;
  return (
    <Inline gap={2}>
      <Badge tone={TONES[phase]}>
        {phase === 'holiday' ? texts.closedForHoliday : (messageFor(status, storeStatus) ?? storeStatus)}
      </Badge>{' '}
      <Text as="span" size={14}>
        {storeStatusTime}
      </Text>
    </Inline>
  );
}
