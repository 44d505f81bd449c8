export { ContentPage, type ContentPageProps } from './ContentPage/ContentPage.tsx';
export { HelpCenter, type HelpCenterProps } from './HelpCenter/HelpCenter.tsx';
export { ContentMessagesProvider, useContentMessages } from './messages.tsx';
