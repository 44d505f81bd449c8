export * from './codes.ts';
export * from './import-messages.ts';
export * from './item-search-messages.ts';
export * from './labels.ts';
export * from './list-badges.ts';
export {
  formatListCsv,
  parseListCsv,
  type ListCsv,
  type ListCsvFault,
  type ListCsvItem,
  type ListCsvRow,
} from './list-csv.ts';
export * from './list-name.ts';
export * from './lists-query.ts';
export * from './messages.ts';
export * from './quick-order.ts';
export * from './quick-order-messages.ts';
