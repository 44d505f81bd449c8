import { createContext, use, useContext } from 'react';
import type { ReactNode } from 'react';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { SecretHandover } from '@foolscap/payments/state';
import type { LazyChunk } from './lazy-feature.tsx';
import type { RegionName } from './Region.tsx';

/** Services of a page that must not be in the Redux store. */
export interface PageServices {
  cards: SecretHandover<CardPaymentBody>;
  now: () => number;
  /** Reports a non-fatal problem to the server's log. */
  report: (message: string) => void;
  /** Loads a page's chunk and features; undefined if they are already loaded. */
  open: (screen: LazyChunk) => Promise<void> | undefined;
  /** The menu for browsers without JavaScript; on the server only. */
  plainMenu?: ReactNode;
  /** Renders a region of the page; on the server only. */
  renderRegion?: (name: RegionName, region: ReactNode) => ReactNode;
}

const PageServicesContext = createContext<PageServices | undefined>(undefined);

export const PageServicesProvider = PageServicesContext.Provider;

export function usePageServices(): PageServices {
  const services = useContext(PageServicesContext);
  if (!services) throw new Error('PageServicesProvider is missing above this component.');
  return services;
}

/** A promise that is marked as fulfilled for React, so that `use` returns without suspending. */
const OPENED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** The promises that components wait for, by store. React must get the same promise each time it tries to render a component. */
const waits = new WeakMap<PageServices['open'], WeakMap<LazyChunk, Promise<void>>>();

function getWait(open: PageServices['open'], screen: LazyChunk): Promise<void> {
  const own = waits.get(open) ?? new WeakMap<LazyChunk, Promise<void>>();
  waits.set(open, own);
  const wait = own.get(screen) ?? open(screen) ?? OPENED;
  own.set(screen, wait);
  // A chunk that could not be loaded is requested again.
  void wait.catch(() => own.delete(screen));
  return wait;
}

/** Suspends the component until the chunks and features of pages or sections have loaded. */
export function useOpened(...screens: readonly LazyChunk[]): void {
  const { open } = usePageServices();
  // Always called, because React does not allow a component to call `use` in only some of its render attempts.
  for (const screen of screens) use(getWait(open, screen));
}
