import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/money';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export interface LocaleProviderProps {
  /** Locale of prices and dates: `en-US`, `en-CA` or `fr-CA` (storefront-9.7). */
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Provides the locale of all prices, dates and numbers below it. The default is `en-US`. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Returns the current locale. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
