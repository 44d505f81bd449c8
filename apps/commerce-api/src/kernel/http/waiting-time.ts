/** Formats a wait, rounded up so that a retry is not too early: `40 seconds`, `12 minutes`. */
export function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
