import { pageHeaders } from './security.ts';

const imagesOf = (pixels?: readonly string[]) =>
  /img-src ([^;]*)/.exec(
    pageHeaders('nonce', true, { trackingPixels: pixels })['content-security-policy']!,
  )?.[1];

it('allows images of this site only', () => expect(imagesOf()).toBe("'self' data:"));

it('allows the origins of tracking pixels, each once', () => {
  expect(
    imagesOf([
      'https://a.example/p.gif?x=1',
      'https://a.example/q.gif',
      'http://b.example:8080/p',
      '//c.example/p',
      'd.example/p',
    ]),
  ).toBe("'self' data: https://a.example http://b.example:8080 c.example d.example");
});

it('allows images of the origins of beacons', () => {
  const policy = pageHeaders('nonce', true, {
    trackingPixels: ['https://a.example/p'],
    adBeaconOrigins: ['self', 'https://a.example', 'https://ads.example:8443'],
  })['content-security-policy']!;
  expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data: https://a.example https://ads.example:8443");
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
});

describe('scripts and connections', () => {
  const policyWith = (analyticsScript?: string, chatScript?: string) => {
    const policy = pageHeaders('nonce', true, { analyticsScript, chatScript })['content-security-policy']!;
    return Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
  };

  it('are of this site only', () => {
    expect(policyWith()).toMatchObject({
      'script-src': ["'self'", "'nonce-nonce'"],
      'connect-src': ["'self'"],
    });
  });

  it('are allowed for the origin of the chat script, once', () => {
    const { 'script-src': scripts } = policyWith('https://a.example/s.js', 'https://chat.example/c.js');
    expect(scripts).toEqual(["'self'", "'nonce-nonce'", 'https://a.example', 'https://chat.example']);
    const shared = policyWith('https://a.example/s.js', 'https://a.example/c.js');
    expect(shared['connect-src']).toEqual(["'self'", 'https://a.example']);
  });

  it('are allowed for the origin of the analytics script, and for nothing else', () => {
    const {
      'script-src': scripts,
      'connect-src': connections,
      ...others
    } = policyWith('https://a.example:8443/s.js?id=1');
    expect(scripts).toEqual(["'self'", "'nonce-nonce'", 'https://a.example:8443']);
    expect(connections).toEqual(["'self'", 'https://a.example:8443']);
    expect(JSON.stringify(others)).not.toContain('a.example');
  });
});

it('allows frames of the payment gateway only, and none without it', () => {
  const policyWith = (paymentFrame?: string) =>
    pageHeaders('nonce', true, { paymentFrame })['content-security-policy']!.split('; ');
  expect(policyWith('https://pay.example')).toContain('frame-src https://pay.example');
  expect(policyWith().join()).not.toContain('frame-src');
  expect(policyWith()).toContain("default-src 'none'");
});

it('forbids other sites to show a page in a frame', () => {
  expect(pageHeaders('nonce', true)['content-security-policy']!.split('; ')).toContain(
    "frame-ancestors 'none'",
  );
});
