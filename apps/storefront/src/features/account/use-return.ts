import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { parseCookies } from '@foolscap/core/cookies';
import { YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { useShop } from '../../shell/shop-context.ts';

/** Continues to the sign-in page's return target as soon as the shopper may. @param target below the tenant's root */
export function useReturn(isDone: boolean, target: string): void {
  const navigate = useNavigate();
  const { basename, store } = useShop();
  useEffect(() => {
    if (!isDone) return;
    // The account's preferred store was set; reloading lets the server apply it to every page.
    if (!store && parseCookies(document.cookie)[YOUR_STORE_COOKIE]) location.replace(basename + target);
    else void navigate(target, { replace: true });
  }, [basename, isDone, navigate, store, target]);
}
