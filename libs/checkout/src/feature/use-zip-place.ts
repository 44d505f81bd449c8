import { useDispatch, useSelector } from 'react-redux';
import { checkoutActions, selectZipPlace } from '../state/index.ts';
import type { AddressFormProps } from '../ui/index.ts';

/** Connects an address form with the geocoder, which finds the city and state of an entered ZIP code. */
export function useZipPlace(): Pick<AddressFormProps, 'zipPlace' | 'onZipCode'> {
  const dispatch = useDispatch();
  return {
    zipPlace: useSelector(selectZipPlace),
    onZipCode: (zipCode) => dispatch(checkoutActions.zipCodeEntered({ zipCode })),
  };
}
