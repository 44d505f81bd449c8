import { useLocation } from 'react-router';
import type { FormOutcome } from '@foolscap/account/feature';
import { useShop } from './shop-context.ts';

/**
 * What the form came to that led to this page, where it was posted without script. Only for the page that was loaded with it: whoever comes
 * back by a link sees nothing of it.
 */
export function useFormOutcome(): FormOutcome | undefined {
  const { posted } = useShop();
  const { key } = useLocation();
  // The first entry of a router's history has no key of its own.
  return key === 'default' ? posted : undefined;
}
