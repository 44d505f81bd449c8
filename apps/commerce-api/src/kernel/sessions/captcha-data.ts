import type { CaptchaData } from '@foolscap/core/vocabulary';
import type { Session } from './sessions.repository.ts';

/** Returns the captcha that a session has to solve, as carts and checkout show it (storefront-3.52). */
export function getCaptchaData(session: Session | undefined, now: Date): { captchaData?: CaptchaData } {
  const { captcha } = session ?? {};
  return captcha && captcha.until > now ? { captchaData: { captchaSection: captcha.section } } : {};
}
