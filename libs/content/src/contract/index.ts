export {
  type Block,
  type ContentAddresses,
  ContentAddressesSchema,
  type ContentPageData,
  ContentPageDataSchema,
  ContentPageQuery,
  type HelpData,
  HelpDataSchema,
  HelpQuery,
  type Inline,
  type PageLink,
} from './pages.ts';
