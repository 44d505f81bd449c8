import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { AfterReply } from '../../kernel/http/after-reply.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import type { AccountPorts } from './account-ports.ts';
import type { DescribeAccount } from './account-data.ts';
import { createAccountSessionsService } from './account-sessions.service.ts';
import { createAddressBookService } from './address-book.service.ts';
import type { KnownDevices } from './known-devices.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createPasswordService } from './password.service.ts';
import { createProfileService } from './profile.service.ts';
import { createQuickBuyService } from './quick-buy.service.ts';
import { createSignedInAccount } from './signed-in-account.ts';

export type AccountAreaService = ReturnType<typeof createAccountAreaService>;

/** Creates the calls of the account area, and those that reset a forgotten password. */
export function createAccountAreaService(
  context: ApiContext & {
    sessions: Sessions;
    callers: Callers;
    describe: DescribeAccount;
    devices: KnownDevices;
    afterReply: AfterReply;
    ports: Pick<AccountPorts, 'chooseQuickBuyCard' | 'claimGuestOrders'>;
  },
) {
  const parts = { ...context, signedIn: createSignedInAccount(context) };
  return {
    ...createProfileService(parts),
    ...createPasswordService(parts),
    ...createEmailConfirmation(parts),
    ...createAddressBookService(parts),
    ...createQuickBuyService(parts),
    ...createAccountSessionsService(parts),
  };
}
