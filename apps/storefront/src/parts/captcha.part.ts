import { createCaptchaClient } from '@foolscap/payments/client';
import { createCaptchaModule, createCaptchaSolver } from '@foolscap/payments/state';
import { captchaFollowsCheckout } from '../processes/captcha-follows-checkout.ts';
import { shopPart } from './shop-part.ts';

/** The captcha after failed cards. */
export const captchaPart = shopPart({
  name: 'captcha',
  modules: ({ http }) => ({
    captcha: createCaptchaModule({ client: createCaptchaClient(http), solver: createCaptchaSolver() }),
  }),
  processes: () => captchaFollowsCheckout(),
});
