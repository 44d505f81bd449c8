import type { FoundStore } from '../contract/index.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Addresses of the application's pages in structured data. */
export interface LocalBusinessPages {
  /** Address of the store's page. */
  url: string;
  /** Name of the company, which precedes the name of the store. */
  brand: string;
  /** `@id` of the company in the structured data of the application. */
  organization?: string;
}

/** Builds the structured data of a store (schema.org, LocalBusiness). Holidays without hours are closed all day, which schema.org writes as equal times. */
export function localBusinessData(
  store: FoundStore,
  { url, brand, organization }: LocalBusinessPages,
): Record<string, unknown> {
  const { address, opening } = store;
  return {
    '@type': 'OfficeEquipmentStore',
    '@id': url,
    name: `${brand} ${store.name}`,
    branchCode: store.storeNumber,
    url,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.addressLine1,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zipcode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    ...(organization ? { parentOrganization: { '@id': organization } } : {}),
    ...(opening
      ? {
          openingHoursSpecification: opening.hours.flatMap((hours, day) =>
            hours
              ? [
                  {
                    '@type': 'OpeningHoursSpecification',
                    dayOfWeek: `https://schema.org/${DAYS[day]}`,
                    opens: hours[0],
                    closes: hours[1],
                  },
                ]
              : [],
          ),
          specialOpeningHoursSpecification: opening.holidays.map(({ date, hours }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: date,
            validThrough: date,
            opens: hours?.[0] ?? '00:00',
            closes: hours?.[1] ?? '00:00',
          })),
        }
      : {}),
    ...(store.services.length
      ? {
          makesOffer: store.services.map((name) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name },
          })),
        }
      : {}),
  };
}
