export { type HomeJob, HomeJobSchema, runHomeJob } from './home/home-job.ts';
export { componentsModelRoutes, ecommContentRoutes, htmlContentRoutes } from './home/content-calls.routes.ts';
export { homeRoutes } from './home/home.routes.ts';
export { createHomePages, type HomePages } from './home/home.service.ts';
export { contentOperatorRoutes } from './content-operator.routes.ts';
export { contentRoutes } from './content.routes.ts';
export type { PageKey } from './content.repository.ts';
export { changeContent, type ContentChange, listVersions, type VersionRow } from './publishing.ts';
export { starterContent } from './starter-content.ts';
export { messagesOperatorRoutes } from './messages-operator.routes.ts';
export {
  closeMessage,
  deleteOldMessages,
  listMessages,
  type MessageFilter,
  type MessageRow,
} from './messages.ts';
export { messagesRoutes } from './messages.routes.ts';
export { newsletterRoutes, subscribeRoutes } from './newsletter.routes.ts';
export { deleteUnconfirmedSubscribers, listSubscribers, type SubscriberRow } from './newsletter.ts';
export { redirectOperatorRoutes, redirectRoutes } from './redirects.routes.ts';
export {
  changeRedirects,
  listRedirects,
  type Redirect,
  type RedirectChange,
  type RedirectRow,
} from './redirects.ts';
