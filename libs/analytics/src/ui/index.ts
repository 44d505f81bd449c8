export { CookieBanner, type CookieBannerProps } from './CookieBanner/CookieBanner.tsx';
export { CookieSettings, type CookieSettingsProps } from './CookieSettings/CookieSettings.tsx';
export { COOKIE_MESSAGES, type CookieMessageTables } from './cookie-messages.ts';
export { CookieMessagesProvider, type AllCookieMessages } from './CookieMessagesProvider.tsx';
