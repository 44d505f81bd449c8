import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { ConsentChoice } from '@foolscap/analytics/model';
import type { ConsentRoot } from '@foolscap/analytics/state';
import { aTileItem } from '@foolscap/tiles/testing';
import { ShopProvider } from '../../shell/shop-context.ts';
import { TileBeacons } from './TileBeacons.tsx';

const ADS = 'https://ads.example';
const SHOP = {
  tenant: 'sdc',
  locale: 'en-US',
  basename: '',
  origin: 'https://shop.example',
  formKey: 'page-1',
  otherSite: '/',
  adBeaconOrigins: [ADS],
} as const;
const items = [aTileItem({ impBeacons: [`${ADS}/seen`] })];

/** Reports every tile as visible. jsdom has no observer. */
class AlwaysVisible {
  constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe = (target: Element) => this.report([{ isIntersecting: true, target }]);
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const requestImage = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');

beforeEach(() => {
  requestImage.mockClear();
  // Only the parts of the class that the tiles use.
  globalThis.IntersectionObserver = AlwaysVisible as unknown as typeof IntersectionObserver;
});

function Results() {
  const grid = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={grid}>
        <li>Copy paper</li>
      </ul>
      <TileBeacons grid={grid} items={items} isStale={false} />
    </>
  );
}

/** Shows a sponsored product and waits until its reporting code has loaded. @returns the requested beacons */
async function getReports(choice: ConsentChoice | undefined, hasSignal: boolean) {
  const consent = { purposes: ['advertising'], hasSignal, ...(choice && { choice }) } as const;
  const store = configureStore({ reducer: (): ConsentRoot => ({ consent }) });
  render(
    <Provider store={store}>
      <ShopProvider value={SHOP}>
        <MemoryRouter>
          <Results />
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );
  await act(() => import('./TileReports.tsx'));
  return requestImage.mock.calls.map(([url]) => url);
}

it.each([
  ['not reported without a choice', undefined, false, []],
  ['not reported after a refusal', { advertising: false }, false, []],
  ['not reported after consent to analytics only', { analytics: true }, false, []],
  ['not reported in a browser with a privacy signal', { advertising: true }, true, []],
  ['reported with consent', { advertising: true }, false, [`${ADS}/seen`]],
])('a visible sponsored product is %s', async (_, choice, hasSignal, expected) => {
  expect(await getReports(choice, hasSignal)).toEqual(expected);
});
