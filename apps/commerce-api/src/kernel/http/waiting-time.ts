import type { ReplyText } from '../translations/reply-text.ts';

/** Formats a wait, rounded up so that a retry is not too early: `40 seconds`, `12 minutes`. */
export function waitingTime(seconds: number): ReplyText {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
