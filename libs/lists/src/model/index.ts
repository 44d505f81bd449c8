export * from './access-labels.ts';
export * from './buyable.ts';
export * from './codes.ts';
export * from './item-labels.ts';
export * from './labels.ts';
export * from './list-badges.ts';
export {
  formatListCsv,
  parseListCsv,
  type ListCsvFault,
  type ListCsvItem,
  type ListCsvRow,
} from './list-csv.ts';
export * from './list-name.ts';
export { LIST_PAGE_MESSAGES, type ListPageMessages } from './list-page-messages.ts';
export * from './lists-form.ts';
export * from './lists-query.ts';
export * from './messages.ts';
export * from './quick-order.ts';
export * from './quick-order-messages.ts';
