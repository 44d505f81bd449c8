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
export {
  ContactBody,
  FeedbackBody,
  FormQuery,
  type FormReply,
  FormReplySchema,
  NewsletterLinkBody,
  SubscribeBody,
} from './forms.ts';
