import { aFoundStore } from '../testing/index.ts';
import { holidayHours, localBusinessData, weekHours } from './index.ts';

const opening = {
  timeZone: 'America/New_York',
  hours: [...Array.from({ length: 6 }, (): [string, string] => ['08:00', '21:00']), null],
  holidays: [
    { date: '2026-11-26', hours: null },
    { date: '2026-12-24', hours: ['08:00', '16:30'] as [string, string] },
  ],
};

it('describes a store with its address, hours, holidays and services', () => {
  const data = localBusinessData(aFoundStore({ opening }), {
    url: 'https://shop.test/stores/1547',
    brand: 'Foolscap',
    organization: 'https://shop.test/#organization',
  });
  expect(data).toMatchObject({
    '@type': 'OfficeEquipmentStore',
    name: 'Foolscap Framingham',
    branchCode: '1547',
    telephone: '(508) 555-0100',
    address: { streetAddress: '40 Ledger Road', addressRegion: 'MA', postalCode: '01702' },
    geo: { latitude: 42.279, longitude: -71.416 },
    parentOrganization: { '@id': 'https://shop.test/#organization' },
    makesOffer: [{ itemOffered: { name: 'Copy and print' } }, { itemOffered: { name: 'Shredding' } }],
  });
  // Closed on Sunday: no hours. Closed on a holiday: equal times.
  expect(data.openingHoursSpecification).toHaveLength(6);
  expect(data.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-11-26', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-24', opens: '08:00', closes: '16:30' },
  ]);
});

it('leaves out hours and services that are not known', () => {
  const data = localBusinessData(aFoundStore({ services: [] }), { url: '/', brand: 'Foolscap' });
  expect(Object.keys(data)).not.toEqual(
    expect.arrayContaining(['openingHoursSpecification', 'makesOffer', 'parentOrganization']),
  );
});

it('lists the hours of each day and of holidays', () => {
  expect(weekHours(opening)).toHaveLength(7);
  expect(weekHours(opening)[0]).toEqual({ day: 'Monday', hours: '8 am-9 pm' });
  expect(weekHours(opening)[6]).toEqual({ day: 'Sunday', hours: 'closed' });
  expect(holidayHours(opening)).toEqual([
    { date: '2026-11-26', day: 'Thu, Nov 26', hours: 'closed' },
    { date: '2026-12-24', day: 'Thu, Dec 24', hours: '8 am-4:30 pm' },
  ]);
});
