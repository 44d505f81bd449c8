/** The fields of an object of a reply. */
export type Fields = Readonly<Record<string, unknown>>;

/** Checks for data that becomes a JSON object; excludes dates and streams. */
export function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
