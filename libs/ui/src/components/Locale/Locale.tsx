import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/money';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export interface LocaleProviderProps {
  /** How prices and dates below it are written: `en-US`, `en-CA` or `fr-CA` (storefront 9). */
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Tells all prices, dates and numbers below it how they are written. Without it they are written as in the United States. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** How prices and dates are written here. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
