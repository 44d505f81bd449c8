import { useLayoutEffect, type ReactNode } from 'react';
import { LocaleProvider } from '@foolscap/ui/components';
import type { StorybookGlobals } from './globals.ts';

/** Puts what it holds into one store, one brightness, one way of writing prices and one direction of reading, as the shop's pages are. */
export function Themed({
  globals: { tenant, theme, locale, motion, direction },
  children,
}: {
  readonly globals: StorybookGlobals;
  readonly children: ReactNode;
}) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { tenant, theme, motion });
    root.dir = direction;
    // The words are English whatever the prices are written like: French rules would mispronounce them.
    root.lang = locale.startsWith('en') ? locale : 'en';
  }, [tenant, theme, locale, motion, direction]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
