export { CookieBanner, type CookieBannerProps } from './CookieBanner/CookieBanner.tsx';
export { CookieSettings, type CookieSettingsProps } from './CookieSettings/CookieSettings.tsx';
export {
  COOKIE_MESSAGES,
  CookieMessagesProvider,
  useCookieMessages,
  type CookieMessageTables,
} from './cookie-messages.tsx';
