import { useState } from 'react';

/**
 * Keeps the previous value while the next one is loading, so that a message only disappears when it is replaced. The
 * value does not outlive the component, so a new instance shows nothing stale.
 *
 * @param value current value
 * @param waiting whether the next value is loading
 */
export function useSettledValue<T>(value: T | undefined, waiting: boolean): T | undefined {
  const [last, setLast] = useState(value);
  if (!waiting && last !== value) setLast(value);
  return waiting ? last : value;
}
