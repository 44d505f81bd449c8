import { useLocation } from 'react-router';
import { useFrameDrawer } from '../../shell/frame-drawer.ts';
import { chatFeature } from '../chat/feature.ts';
import ChatPage from '../chat/ChatPage.tsx';
import ContactPage from './ContactPage.tsx';
import FeedbackPage from './FeedbackPage.tsx';
import NewsletterPage from './NewsletterPage.tsx';
import { messagesFeature } from './feature.ts';

export const features = [messagesFeature, chatFeature];

/** The pages on which shoppers write to the shop. They have one chunk, because they differ only in their fields. */
export default function MessagesScreen() {
  const location = useLocation();
  const { pathname } = useFrameDrawer() ?? location;
  if (/^\/chat\b/i.test(pathname)) return <ChatPage />;
  if (/^\/contact\b/i.test(pathname)) return <ContactPage />;
  return /^\/feedback\b/i.test(pathname) ? <FeedbackPage /> : <NewsletterPage />;
}
