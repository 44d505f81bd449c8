import type { Locale } from '@foolscap/core/vocabulary';

/** The first match wins, because a browser's user agent also names the browsers it is derived from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const findFirst = (table: typeof BROWSERS, text: string) => table.find(([sign]) => sign.test(text))?.[1];

const TEXTS = {
  english: { on: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'Unknown device' },
  french: {
    on: (browser: string, system: string) => `${browser} sur ${system}`,
    unknown: 'Appareil inconnu',
  },
};

/** Describes the device behind a user agent: `Firefox on Windows`. */
export function describeDevice(userAgent: string, locale: Locale): string {
  const texts = locale === 'fr-CA' ? TEXTS.french : TEXTS.english;
  const browser = findFirst(BROWSERS, userAgent);
  const system = findFirst(SYSTEMS, userAgent);
  if (browser && system) return texts.on(browser, system);
  return browser ?? system ?? texts.unknown;
}
