import { isToggledOn, getRouteId, readSiteVariables } from './index.ts';
import type { SessionContext } from './index.ts';

const complete = {
  tenant: 'consumer',
  legacyTenant: 'sdc',
  locale: 'en_US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '1',
  langCd: 'en',
  storeId: '10001',
};

describe('site variables', () => {
  it('are read if complete', () => {
    expect(readSiteVariables(complete)).toMatchObject({
      ok: true,
      value: { tenant: { fullName: 'consumer', legacy: 'sdc' }, hyphenatedLocale: 'en-US', channelId: 'WEB' },
    });
  });

  it.each(Object.keys(complete))("raise a 'required' error if %s is missing", (field) => {
    for (const value of [undefined, '', '  ']) {
      expect(readSiteVariables({ ...complete, [field]: value })).toEqual({
        ok: false,
        errors: [{ field, code: 'required' }],
      });
    }
  });

  it('report every missing field', () => {
    const result = readSiteVariables({});
    expect(result.ok ? [] : result.errors).toHaveLength(8);
  });
});

it.each([
  ['SBA', 'SBA'],
  ['HIT', 'HIT'],
  ['SWS', 'SWS'],
  ['sba', 'default'],
  [undefined, 'default'],
])('maps the route id %p to %s', (id, variant) => expect(getRouteId(id)).toBe(variant));

it('a toggle is off only if its value is false', () => {
  const session = {
    toggles: [
      { toggleName: 'recs', values: ['false'] },
      { toggleName: 'chat', values: ['true'] },
    ],
  };
  expect(['recs', 'chat', 'unknown'].map((name) => isToggledOn(session as SessionContext, name))).toEqual([
    false,
    true,
    true,
  ]);
});
