import type { HttpClient } from '@foolscap/core/http';
import type { CaptchaSection } from '@foolscap/core/vocabulary';
import type { CaptchaChallenge } from '../contract/index.ts';

/** The call that requests a captcha. It rejects with HttpError. */
export interface CaptchaClient {
  /** Requests a challenge for the next card of a kind. */
  request(section: CaptchaSection): Promise<CaptchaChallenge>;
}

export const createCaptchaClient = (http: HttpClient): CaptchaClient => ({
  request: async (captchaSection) =>
    (
      await http.send<CaptchaChallenge>({
        method: 'POST',
        path: '/payment/captcha',
        body: { captchaSection },
      })
    ).data,
});
