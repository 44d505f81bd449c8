export { formatCsv } from './format-csv.ts';
export {
  createLineDecoder,
  decodeText,
  decodeWindows1252,
  findWideEncoding,
  type WideEncoding,
} from './decode-text.ts';
export { ITEM_NUMBER_HEADINGS, normalizeHeading, QUANTITY_HEADINGS } from './headings.ts';
