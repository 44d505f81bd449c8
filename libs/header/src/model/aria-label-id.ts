/** Converts an aria label to a lowercase, underscore-joined id (storefront-5.48): `Ink & Toner` becomes `ink_toner`. */
export function ariaLabelId(label: string): string {
  return label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('_');
}
