import { createContext, useContext } from 'react';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { SecretHandover } from '@foolscap/payments/state';
import type { LazyScreen } from './lazy-screen.tsx';

/** What a page needs that no store may hold. */
export interface PageServices {
  cards: SecretHandover<CardPaymentBody>;
  now: () => number;
  /** Makes a page ready to be rendered; undefined when it is. */
  open: (screen: LazyScreen) => Promise<void> | undefined;
}

const PageServicesContext = createContext<PageServices | undefined>(undefined);

export const PageServicesProvider = PageServicesContext.Provider;

export function usePageServices(): PageServices {
  const services = useContext(PageServicesContext);
  if (!services) throw new Error('PageServicesProvider is missing above this component.');
  return services;
}
