import { pageHeaders } from './security.ts';

const imagesOf = (pixels?: readonly string[]) =>
  /img-src ([^;]*)/.exec(pageHeaders('nonce', true, pixels)['content-security-policy']!)?.[1];

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
