import { createContext, useContext } from 'react';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { SecretHandover } from '@foolscap/payments/state';
import type { LazyScreen } from './lazy-screen.tsx';

/** Services of a page that must not be in the Redux store. */
export interface PageServices {
  cards: SecretHandover<CardPaymentBody>;
  now: () => number;
  /** Loads a page's chunk and parts; undefined if they are already loaded. */
  open: (screen: LazyScreen) => Promise<void> | undefined;
}

const PageServicesContext = createContext<PageServices | undefined>(undefined);

export const PageServicesProvider = PageServicesContext.Provider;

export function usePageServices(): PageServices {
  const services = useContext(PageServicesContext);
  if (!services) throw new Error('PageServicesProvider is missing above this component.');
  return services;
}
