import { CAPTCHA_SECTIONS } from '@foolscap/core/vocabulary';
import type { CaptchaSection } from '@foolscap/core/vocabulary';
import type { PaymentType } from './codes.ts';

/** Returns the captcha section of a type of card; undefined for payments without a card number. */
export function captchaSectionOf(type: PaymentType): CaptchaSection | undefined {
  if (type === 'CREDIT_CARD') return 'credit';
  if (type === 'GIFT_CARD') return 'gift';
  return type === 'PREPAID_CARD' ? 'prepaid' : undefined;
}

/** Parses the captcha that the server requests in an error reply. */
export function requestedCaptcha(failure: { details?: Record<string, unknown> }): CaptchaSection | undefined {
  const data = failure.details?.captchaData as { captchaSection?: unknown } | undefined;
  return CAPTCHA_SECTIONS.find((section) => section === data?.captchaSection);
}
