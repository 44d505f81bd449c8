import { createContext, use, type ReactNode } from 'react';
import type { CountryRules } from '@foolscap/core/vocabulary';

const CountryContext = createContext<CountryRules | undefined>(undefined);

export interface CountryProviderProps {
  /** The rules of the country of all addresses below. */
  readonly rules: CountryRules;
  readonly children: ReactNode;
}

/** Provides the country of all address forms below it. Without it, they are for the United States. */
export function CountryProvider({ rules, children }: CountryProviderProps) {
  return <CountryContext value={rules}>{children}</CountryContext>;
}

/** Returns the rules of the current country; undefined for the United States, whose rules forms have themselves. */
export function useCountry(): CountryRules | undefined {
  return use(CountryContext);
}
