import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { compareActions } from '@foolscap/tiles/state';
import { useShop } from '../../shell/shop-context.ts';
import { getCompareKey } from './compare-key.ts';

/** Restores the compare list kept by the tab. Runs after hydration, because the server does not know the list. */
export function useCompareList(): void {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  useEffect(() => {
    dispatch(compareActions.compareOpened(getCompareKey(tenant)));
  }, [dispatch, tenant]);
}
