import { useLocation } from 'react-router';
import type { FormOutcome } from '@foolscap/account/feature';
import { useShop } from '../shell/shop-context.ts';

/**
 * Returns the outcome of the form submission without JavaScript that led to this page. Undefined after navigating away and returning by
 * a link.
 */
export function useFormOutcome(): FormOutcome | undefined {
  const { posted } = useShop();
  const { key } = useLocation();
  // Only the initial entry of the router's history has the key "default".
  return key === 'default' ? posted : undefined;
}
