/** A field of the sandbox configurator. */
export interface ConfiguratorField {
  name: string;
  label: string;
  maxLength: number;
  required?: true;
  /** Choices of a list; absent for a text field. */
  options?: readonly string[];
}

const LINES: readonly ConfiguratorField[] = [
  { name: 'line1', label: 'Line 1', maxLength: 30, required: true },
  { name: 'line2', label: 'Line 2', maxLength: 30 },
];

/** Fields of products, by the first part of the product code. */
const FIELDS: Readonly<Record<string, readonly ConfiguratorField[]>> = {
  PLATE: [
    ...LINES,
    { name: 'color', label: 'Plate color', maxLength: 20, options: ['Black', 'Walnut', 'Silver'] },
  ],
  STAMP: [
    ...LINES,
    { name: 'line3', label: 'Line 3', maxLength: 30 },
    { name: 'ink', label: 'Ink color', maxLength: 20, options: ['Black', 'Blue', 'Red'] },
  ],
  CARDS: [
    { name: 'name', label: 'Name', maxLength: 40, required: true },
    { name: 'title', label: 'Job title', maxLength: 40 },
    { name: 'phone', label: 'Phone', maxLength: 20 },
    { name: 'finish', label: 'Finish', maxLength: 20, options: ['Matte', 'Glossy'] },
  ],
};

/** Returns the fields of a product by its code, such as `PLATE-2X8`; two lines of text for other codes. */
export const getFields = (product: string): readonly ConfiguratorField[] =>
  FIELDS[product.split('-')[0] ?? ''] ?? LINES;
