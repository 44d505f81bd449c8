import { allowBeacons, createTileReporter, hasBeacons } from './index.ts';

const BEACONS = {
  impBeacon: 'https://ads.example/page',
  impBeacons: ['https://ads.example/seen/1', 'https://ads.example/seen/2'],
  clickBeacons: ['https://ads.example/click'],
};

function createReporter() {
  const sent: string[] = [];
  return { sent, ...createTileReporter({ send: (urls) => sent.push(...urls) }) };
}

it.each([
  [{}, false],
  [{ impBeacon: '' }, false],
  [{ impBeacons: [], clickBeacons: [] }, false],
  [{ impBeacon: 'https://ads.example/' }, true],
  [{ impBeacons: ['https://ads.example/'] }, true],
  [{ clickBeacons: ['https://ads.example/'] }, true],
])('%p has beacons: %p', (beacons, expected) => expect(hasBeacons(beacons)).toBe(expected));

describe('the beacons that may be requested', () => {
  const PAGE = 'https://shop.example/search?q=paper';

  it.each([
    'http://ads.example/p',
    'https://ads.example:8443/p',
    'https://ads.example.evil.example/p',
    'https://user@ads.example/p',
    'javascript:alert(1)',
    'data:image/gif;base64,AA',
    '/on/the/shop',
    'https://',
    '',
  ])('do not include %p', (url) => {
    expect(allowBeacons([url, 'https://ads.example/ok'], ['https://ads.example'], PAGE)).toEqual([
      'https://ads.example/ok',
    ]);
  });

  it('include those of the page itself if the operator allows them', () => {
    const urls = ['/beacon/1', 'https://shop.example/beacon/2', 'https://ads.example/3'];
    expect(allowBeacons(urls, ['self'], PAGE)).toEqual([
      'https://shop.example/beacon/1',
      'https://shop.example/beacon/2',
    ]);
  });
});

it('reports each visible tile once, and again after a reset (storefront-4.40)', () => {
  const { sent, seen, reset } = createReporter();
  seen('a', BEACONS);
  seen('a', BEACONS);
  expect(sent).toEqual(BEACONS.impBeacons);
  seen('b', BEACONS);
  expect(sent).toHaveLength(4);
  reset();
  seen('a', BEACONS);
  expect(sent).toHaveLength(6);
});

it('reports the page beacon once for each press, and the click beacons for links and the button (storefront-4.41)', () => {
  const { sent, pressed } = createReporter();
  pressed(BEACONS, { isClick: false });
  expect(sent).toEqual(['https://ads.example/page']);
  pressed(BEACONS, { isClick: true });
  expect(sent).toEqual(['https://ads.example/page', 'https://ads.example/page', 'https://ads.example/click']);
});

it('sends nothing for a tile without beacons', () => {
  const send = jest.fn();
  const { seen, pressed } = createTileReporter({ send });
  seen('a', {});
  pressed({}, { isClick: true });
  expect(send).not.toHaveBeenCalled();
});

it('swallows errors, and does not report the tile again', () => {
  const send = jest.fn(() => {
    throw new Error('blocked');
  });
  const { seen, pressed } = createTileReporter({ send });
  seen('a', BEACONS);
  seen('a', BEACONS);
  pressed(BEACONS, { isClick: true });
  expect(send).toHaveBeenCalledTimes(2);
});
