import { useState } from 'react';
import type { VendorConfig } from '@foolscap/core/contract';
import type { CardFrameProps } from '@foolscap/payments/feature';
import { createPaymentFrames } from '@foolscap/payments/state';

const getOrigin = () => location.origin;
const newTransactionId = () => crypto.randomUUID();

/** Returns the frame's appearance: higher contrast if the shopper prefers it, or the page's color scheme instead of the system's. */
function getStyle() {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Returns the gateway's frame for a new card. @param aci the configuration sent by the server, with the frame's URL */
export function useCardFrame({ urlMap, vendorProfileId }: VendorConfig): Omit<CardFrameProps, 'checkoutId'> {
  const [frames] = useState(() => createPaymentFrames(window));
  return { url: urlMap.iframe!, frames, profileId: vendorProfileId, getOrigin, getStyle, newTransactionId };
}
