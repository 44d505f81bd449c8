import { clampQuantity } from '@foolscap/core/quantity';

/**
 * Reads the quantity typed into a form, for a button that does not submit it.
 *
 * @param fallback for a form without a quantity
 * @returns undefined for a quantity that the field rejects, which the browser reports
 */
export function readFormQuantity(form: HTMLFormElement | null, fallback: number): number | undefined {
  const field = form?.elements.namedItem('qty');
  if (!(field instanceof HTMLInputElement)) return fallback;
  if (!field.reportValidity()) return undefined;
  return clampQuantity(field.value) || fallback;
}
