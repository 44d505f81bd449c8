import { locateShopper } from './locate-shopper.ts';

function locate(cookie: string, answer: { latitude: number; longitude: number } | 'denied') {
  const document = { cookie };
  const outcomes: unknown[] = [];
  let requests = 0;
  locateShopper(
    { onFound: (position) => outcomes.push(position), onDenied: () => outcomes.push('denied') },
    {
      document,
      geolocation: {
        getCurrentPosition(found, failed) {
          requests += 1;
          if (answer === 'denied') failed?.({} as GeolocationPositionError);
          else found({ coords: answer } as GeolocationPosition);
        },
      },
    },
  );
  return { outcomes, requests, cookie: document.cookie };
}

const HOME = { latitude: 42.2793, longitude: -71.4162 };

it('requests the position of the browser, and keeps the rounded position for the session', () => {
  expect(locate('', HOME)).toEqual({
    outcomes: [HOME],
    requests: 1,
    cookie: 'geocode=42.28,-71.42; path=/; samesite=lax',
  });
});

it('uses the position of this session without another request', () => {
  expect(locate('geocode=42.28,-71.42', 'denied')).toMatchObject({
    outcomes: [{ latitude: 42.28, longitude: -71.42 }],
    requests: 0,
  });
});

it('reports a refusal and keeps nothing', () => {
  expect(locate('', 'denied')).toEqual({ outcomes: ['denied'], requests: 1, cookie: '' });
});
