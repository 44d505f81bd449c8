import { STORE_LINES, WAREHOUSE_LINES } from './stores.ts';

type Hours = [opens: string, closes: string] | null;

/** A store of the demo. */
export interface DemoStore {
  /** Four digits. */
  storeNumber: string;
  name: string;
  address1: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  /** Seven days, Monday first, in the store's time zone. */
  hours: Hours[];
  /** Days with special hours. */
  holidays: { date: string; hours: Hours }[];
  services: string[];
}

/** The origin of shipments. */
export interface DemoWarehouse {
  id: string;
  name: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
}

const ZONES: readonly (readonly [zone: string, states: string])[] = [
  ['America/Chicago', 'AL IA IL LA MN MO NE OK TN TX WI'],
  ['America/Denver', 'CO NM UT'],
  ['America/Boise', 'ID'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Detroit', 'MI'],
];

const getZone = (state: string): string =>
  ZONES.find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'America/New_York';

const week = (weekday: Hours, saturday: Hours, sunday: Hours): Hours[] => [
  ...Array.from({ length: 5 }, () => weekday),
  saturday,
  sunday,
];

/** Three kinds of stores: suburban, downtown, and in business districts. */
const WEEKS: readonly Hours[][] = [
  week(['08:00', '21:00'], ['09:00', '21:00'], ['10:00', '18:00']),
  week(['08:00', '20:00'], ['09:00', '19:00'], ['10:00', '18:00']),
  week(['07:00', '19:00'], ['09:00', '18:00'], null),
];

const SERVICES = ['Copy and print', 'Shredding', 'Shipping counter', 'Ink recycling', 'Passport photos'];

const YEARS = [2026, 2027, 2028];

/** Returns the fourth Thursday of November. */
function thanksgiving(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return `${year}-11-${String(1 + ((4 - first + 7) % 7) + 21).padStart(2, '0')}`;
}

const holidays = (): DemoStore['holidays'] =>
  YEARS.flatMap((year) => [
    { date: `${year}-01-01`, hours: ['10:00', '18:00'] as Hours },
    { date: `${year}-07-04`, hours: ['10:00', '17:00'] as Hours },
    { date: thanksgiving(year), hours: null },
    { date: `${year}-12-24`, hours: ['08:00', '17:00'] as Hours },
    { date: `${year}-12-25`, hours: null },
  ]);

const getLines = (text: string) => text.trim().split('\n');

/** Creates the stores of the demo. @returns a new, identical value at every call */
export function createDemoStores(): DemoStore[] {
  return getLines(STORE_LINES).map((line, index) => {
    const [place = '', address1 = ''] = line.split(' | ');
    const [storeNumber = '', zip = '', latitude, longitude, state = '', ...words] = place.split(' ');
    const [name = '', city = name] = words.join(' ').split('/');
    return {
      storeNumber,
      name,
      address1,
      city,
      state,
      zip,
      // Phone numbers that are reserved for fiction.
      phone: `(${getArea(state)}) 555-01${String(index % 100).padStart(2, '0')}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone: getZone(state),
      hours: structuredClone(WEEKS[index % WEEKS.length]!) as Hours[],
      holidays: holidays(),
      services: SERVICES.filter((_, service) => service === 0 || (index + service) % 3 !== 0),
    };
  });
}

const AREA_CODES: Readonly<Record<string, string>> = {
  AK: '907',
  AL: '205',
  AZ: '602',
  CA: '415',
  CO: '303',
  CT: '860',
  DC: '202',
  DE: '302',
  FL: '407',
  GA: '404',
  HI: '808',
  IA: '515',
  ID: '208',
  IL: '312',
  IN: '317',
  KY: '502',
  LA: '504',
  MA: '508',
  MD: '410',
  ME: '207',
  MI: '313',
  MN: '612',
  MO: '314',
  NC: '919',
  NE: '402',
  NH: '603',
  NJ: '973',
  NM: '505',
  NV: '702',
  NY: '212',
  OH: '614',
  OK: '405',
  OR: '503',
  PA: '215',
  RI: '401',
  SC: '843',
  TN: '615',
  TX: '214',
  UT: '801',
  VA: '703',
  VT: '802',
  WA: '206',
  WI: '414',
};

const getArea = (state: string): string => AREA_CODES[state] ?? '800';

/** Creates the warehouses of the demo. @returns a new, identical value at every call */
export function createDemoWarehouses(): DemoWarehouse[] {
  return getLines(WAREHOUSE_LINES).map((line) => {
    const [id = '', zip = '', latitude, longitude, state = '', ...words] = line.split(' ');
    const city = words.join(' ');
    return {
      id,
      name: `${city} distribution center`,
      city,
      state,
      zip,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
}
