import { useLayoutEffect, type ReactNode } from 'react';
import { LocaleProvider } from '@foolscap/ui/components';
import type { StorybookGlobals } from './globals.ts';

/** Renders its children in one store, color scheme, locale and reading direction, like the shop's pages. */
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
    // The text is English in every locale; a French `lang` would make screen readers mispronounce it.
    root.lang = locale.startsWith('en') ? locale : 'en';
  }, [tenant, theme, locale, motion, direction]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
