import { useDispatch, useSelector } from 'react-redux';
import { checkoutActions, selectKeptCheckout } from '../state/index.ts';
import type { CheckoutForm } from '../state/index.ts';

/** Restores what was typed into a form before a reload. Never for card data. @returns props of the form */
export function useCheckoutDraft<T extends object>(
  form: CheckoutForm,
): { kept: Partial<T> | undefined; onType: (values: T) => void } {
  const dispatch = useDispatch();
  const kept = useSelector(selectKeptCheckout).drafts[form] as Partial<T> | undefined;
  return {
    kept,
    onType: (values) =>
      void dispatch(checkoutActions.draftChanged({ form, values: values as Record<string, string> })),
  };
}
