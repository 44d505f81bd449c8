import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { CaptchaClient } from '../client/index.ts';
import type { CaptchaSolver } from '../state/captcha-solver.ts';

export interface FakeCaptcha {
  client: CaptchaClient;
  solver: CaptchaSolver;
  /** The sections whose challenges were requested, in order. */
  readonly requested: string[];
  /** Makes the next request fail. */
  failNext(failure?: Partial<Failure>): void;
  /** Makes the solver reject, like a browser without Web Crypto. */
  isUnsolvable: boolean;
}

/** Creates captchas in memory, for saga tests, stories and applications' tests. The answer to `challenge-1` is `answer-1`. */
export function createFakeCaptcha({
  latency = () => Promise.resolve(),
  validFor = 600_000,
}: { latency?: () => Promise<unknown>; validFor?: number } = {}): FakeCaptcha {
  const faults: Partial<Failure>[] = [];
  const captcha: FakeCaptcha = {
    requested: [],
    isUnsolvable: false,
    failNext: (failure = {}) => void faults.push(failure),
    client: {
      async request(section) {
        captcha.requested.push(section);
        const fault = faults.shift();
        const count = captcha.requested.length;
        await latency();
        if (fault)
          throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error', ...fault });
        return { challenge: `challenge-${count}`, validFor };
      },
    },
    solver: {
      async solve(challenge) {
        if (captcha.isUnsolvable) throw new Error('This browser has no Web Crypto.');
        return challenge.replace('challenge', 'answer');
      },
    },
  };
  return captcha;
}
