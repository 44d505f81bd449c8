import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { CATALOG_CODES } from '@foolscap/catalog/model';
import { productPageActions, selectProductPage } from '@foolscap/catalog/state';
import { DeliveryPlace } from '@foolscap/catalog/ui';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';

/** The item's delivery ZIP code, connected to the state. */
export function DeliveryTo({ sku, page, zipCode }: { sku: string; page: string; zipCode: string }) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { productPage: texts } = useMessages('storefront', PRODUCT_SCREEN_MESSAGES);
  const { place } = useSelector(selectProductPage);
  const posted = new URLSearchParams(useLocation().search).get('place');
  const errorCode = place.phase === 'failed' ? place.failure.code : place.phase === 'idle' ? posted : null;
  const problem =
    errorCode === CATALOG_CODES.invalidZipCode ? texts.zipUnknown(zipCode) : texts.zipNotChanged;
  const before = useRef(zipCode);
  useEffect(() => {
    if (before.current !== zipCode) announce(texts.datesFor(zipCode));
    before.current = zipCode;
  }, [announce, texts, zipCode]);
  return (
    <DeliveryPlace
      zipCode={zipCode}
      action={FORM_PATHS.place}
      fields={
        <>
          <FormFields purpose="place" />
          <input type="hidden" name="back" value={page} />
        </>
      }
      problem={errorCode === null ? undefined : problem}
      busy={place.phase === 'changing'}
      onChange={(typed) => dispatch(productPageActions.placeSubmitted({ sku, zipCode: typed }))}
    />
  );
}
