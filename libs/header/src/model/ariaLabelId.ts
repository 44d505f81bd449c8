/** An aria label as a lowercase, underscore-joined id (storefront 5): 'Ink & Toner' gives `ink_toner`. */
export function ariaLabelId(label: string): string {
  return label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('_');
}
