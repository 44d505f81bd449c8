import { useState } from 'react';

/**
 * What a component has shown stays while the next one is on its way: a message goes only when there is something better.
 * Nothing lasts beyond the component, so whoever opens it anew sees nothing old.
 *
 * @param value what there is now
 * @param waiting whether the next one is on its way
 */
export function useLasting<T>(value: T | undefined, waiting: boolean): T | undefined {
  const [last, setLast] = useState(value);
  if (!waiting && last !== value) setLast(value);
  return waiting ? last : value;
}
