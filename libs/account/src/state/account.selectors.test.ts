import { loaded } from '@foolscap/core/state';
import { buildAccount } from '../testing/index.ts';
import { initialAccountState, selectMayCollect } from './index.ts';

const root = (legacy: 'sdc' | 'sba', isLoggedIn: boolean, codes: ('G_BOP' | 'G_WS')[]) => {
  const info = buildAccount();
  const { session } = info;
  return {
    account: {
      ...initialAccountState,
      info: loaded({
        ...info,
        session: {
          ...session,
          isLoggedIn,
          tenant: { ...session.tenant, legacy },
          sessionIPA: { ...session.sessionIPA, permissionDetail: codes },
        },
      }),
    },
  };
};

it('members of the business site collect with the code G_BOP only; guests and consumers always may', () => {
  expect(selectMayCollect(root('sba', true, ['G_BOP']))).toBe(true);
  expect(selectMayCollect(root('sba', true, ['G_WS']))).toBe(false);
  expect(selectMayCollect(root('sba', false, []))).toBe(true);
  expect(selectMayCollect(root('sdc', true, []))).toBe(true);
  expect(selectMayCollect({ account: initialAccountState })).toBe(true);
});
