import { useState } from 'react';

/** The window with the URL that a reader shares: Storybook shows pages in a frame of it. */
function getShownWindow(): Window {
  try {
    // Throws if another site embeds the frame.
    void window.parent.location.href;
    return window.parent;
  } catch {
    return window;
  }
}

/** Reads the part of the shown URL after `#`. */
export const readHash = (): string => getShownWindow().location.hash.slice(1);

/**
 * Keeps the filters of a page in the visible URL after `#`, so that a link opens the same rows.
 *
 * @param none the value of each filter when it is off; filters that are off are not in the URL
 */
export function useFilters<Filters extends Record<string, string>>(none: Filters) {
  const [filters, setFilters] = useState(() => {
    const shared = new URLSearchParams(readHash());
    return Object.fromEntries(
      Object.entries(none).map(([name, off]) => [name, shared.get(name) ?? off]),
    ) as Filters;
  });
  const change = (changes: Partial<Filters>) => {
    const next = { ...filters, ...changes };
    setFilters(next);
    const on = Object.entries(next).filter(([name, value]) => value !== none[name]);
    const { history, location } = getShownWindow();
    const hash = new URLSearchParams(on).toString();
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash && `#${hash}`}`);
  };
  return [filters, change] as const;
}
