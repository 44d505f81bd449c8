import { useLocation } from 'react-router';
import ContactPage from './ContactPage.tsx';
import FeedbackPage from './FeedbackPage.tsx';
import NewsletterPage from './NewsletterPage.tsx';
import { messagesFeature } from './feature.ts';

export const features = [messagesFeature];

/** The pages on which shoppers write to the shop. They have one chunk, because they differ only in their fields. */
export default function MessagesScreen() {
  const { pathname } = useLocation();
  if (/^\/contact\b/i.test(pathname)) return <ContactPage />;
  return /^\/feedback\b/i.test(pathname) ? <FeedbackPage /> : <NewsletterPage />;
}
