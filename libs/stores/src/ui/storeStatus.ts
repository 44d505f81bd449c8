import type { FoundStore } from '../contract/index.ts';

const TONES = {
  open: 'success',
  'closing-soon': 'warning',
  closed: 'neutral',
  holiday: 'neutral',
} as const;

/** Whether a store is open, as its badge says it. */
export const storeStatus = ({ phase, storeStatus: status }: Pick<FoundStore, 'phase' | 'storeStatus'>) => ({
  tone: TONES[phase],
  words: phase === 'holiday' ? 'Closed for the holiday' : phase === 'closing-soon' ? 'Closing soon' : status,
});
