import fc from 'fast-check';
import type { Fate } from './network.ts';

const rarely = fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true));
const time = fc.constantFrom(5, 10, 40, 200, 900, 3000);

/** Delays of announcements between windows; an announcement to a sleeping window is lost. */
export const announcementDelays = fc.array(fc.option(time, { nil: undefined, freq: 3 }), {
  maxLength: 12,
  size: 'max',
});

/** Fates of a series of calls, most of which have no trouble. */
export const networkFates: fc.Arbitrary<Fate[]> = fc.array(
  fc.record({
    isRequestLost: rarely,
    isReplyLost: rarely,
    out: time,
    back: time,
    again: fc.option(time, { nil: undefined, freq: 4 }),
  }),
  { maxLength: 30, size: 'max' },
);
