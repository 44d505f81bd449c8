import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { PaymentType } from '../model/codes.ts';
import { captchaSectionOf } from '../model/captcha.ts';
import { selectCaptcha } from './captcha.slice.ts';

/** Adds the solved captcha to a card request, if there is one for this kind of card. */
export function* withCaptcha<B extends object>(body: B, type: PaymentType): SagaOf<B & { captcha?: string }> {
  const { captchaSection, check } = yield* selectFrom(selectCaptcha);
  return check.phase === 'verified' && captchaSection === captchaSectionOf(type)
    ? { ...body, captcha: check.answer }
    : body;
}
