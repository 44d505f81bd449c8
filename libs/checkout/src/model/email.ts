/** One @ with something before it and a dotted name behind it; whether it exists, only a message to it can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && text.trim().length <= 254;
}
