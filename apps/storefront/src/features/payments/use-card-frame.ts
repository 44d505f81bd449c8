import { useState } from 'react';
import type { VendorConfig } from '@foolscap/core/contract';
import type { CardFrameProps } from '@foolscap/payments/feature';
import { createPaymentFrames } from '@foolscap/payments/state';

const getOrigin = () => location.origin;
const newTransactionId = () => crypto.randomUUID();

/** Returns the look of the frame: more contrast if the shopper prefers it, or the scheme that the page has instead of the system's preference. */
function getStyle() {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Returns the gateway's frame for a new card. @param aci the configuration that the server has sent, with the URL of the frame */
export function useCardFrame({ urlMap, vendorProfileId }: VendorConfig): Omit<CardFrameProps, 'checkoutId'> {
  const [frames] = useState(() => createPaymentFrames(window));
  return { url: urlMap.iframe!, frames, profileId: vendorProfileId, getOrigin, getStyle, newTransactionId };
}
