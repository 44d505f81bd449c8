import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import { CAPTCHA_SECTIONS } from '@foolscap/core/vocabulary';

/** A solved challenge, as returned by the solver. It can be used for one request. */
export const CaptchaAnswer = Type.String({ minLength: 1, maxLength: 4096 });

/** `POST /cc/api/payment/captcha`: requests a challenge for the next card of a kind. */
export const CaptchaBody = Type.Object(
  { captchaSection: OneOf(CAPTCHA_SECTIONS) },
  { additionalProperties: false },
);
export interface CaptchaBody extends Static<typeof CaptchaBody> {}

/** A signed challenge for the browser to solve. */
export const CaptchaChallengeSchema = Type.Object({
  /** For the solver only. */
  challenge: Type.String(),
  /** Milliseconds for which the challenge and its answer are valid. */
  validFor: Type.Integer(),
});
export interface CaptchaChallenge extends Static<typeof CaptchaChallengeSchema> {}
