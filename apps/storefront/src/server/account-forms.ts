import { createAccountAreaClient, createPeopleClient } from '@foolscap/account/client';
import type { AccountAreaClient, PeopleClient } from '@foolscap/account/client';
import {
  ACCOUNT_CODES,
  BUILT_IN_BUYER,
  PASSWORD_FAULT_TEXTS,
  readUserForm,
  PEOPLE_CODES,
} from '@foolscap/account/model';
import { checkAddress, EMPTY_ADDRESS, getFormField, toAddress } from '@foolscap/checkout/model';
import type { AddressDraft } from '@foolscap/checkout/model';
import type { AddressBody } from '@foolscap/core/contract';
import { HttpError, toFailure } from '@foolscap/core/http';
import {
  type CountryCode,
  getCountryRules,
  parsePhone,
  phoneError,
  SESSION_CHANGED,
} from '@foolscap/core/vocabulary';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { PAGES } from '../routing/pages.ts';
import type { FormEndpoint } from './forms.ts';
import { peopleForms, ShownValues } from './people-forms.ts';
import { postedCookie } from './posted-cookie.ts';

type Fields = Record<string, string>;

const refused = (code: string, field: string, message = 'Check these details and try again.') =>
  new HttpError({ code, field, message, retryable: false });

/** Registers the account form endpoints for submissions without JavaScript. Errors and input are shown on the page that follows. */
export function accountForms(
  on: FormEndpoint,
  { secure, country = 'US' }: { secure: boolean; country?: CountryCode | undefined },
): void {
  const settle = (
    path: string,
    form: string,
    page: (fields: Fields, failed: boolean) => string,
    submit: (account: AccountAreaClient & PeopleClient, fields: Fields) => Promise<unknown>,
  ) =>
    on(
      path,
      async (http, fields, _root, reply) => {
        const setOutcome = (error?: { code: string; message?: string; field?: string | undefined }) =>
          void reply.header(
            'set-cookie',
            postedCookie({ form, ...(error && { error }), values: fields }, secure),
          );
        const show = ({ values, error }: ShownValues) =>
          void reply.header('set-cookie', postedCookie({ form, ...(error && { error }), values }, secure));
        try {
          const result = await submit(
            { ...createAccountAreaClient(http), ...createPeopleClient(http) },
            fields,
          );
          if (result instanceof ShownValues) show(result);
          else setOutcome();
          return page(fields, false);
        } catch (error) {
          const { code, message, field } = toFailure(error);
          // The form is submitted again with the new cookie.
          if (code === SESSION_CHANGED) throw error;
          setOutcome({ code, message, field });
          return page(fields, true);
        }
      },
      () => '/account',
    );

  const details = () => PAGES.details;
  settle(
    ACCOUNT_FORM_PATHS.profile,
    'profile',
    details,
    (account, { firstName = '', lastName = '', phone = '' }) => {
      if (!firstName.trim()) throw refused(ACCOUNT_CODES.nameMissing, 'firstName');
      if (!lastName.trim()) throw refused(ACCOUNT_CODES.nameMissing, 'lastName');
      if (phone.trim() && phoneError(phone, { allowsExtension: false, country }))
        throw refused(ACCOUNT_CODES.phoneInvalid, 'phone');
      return account.changeProfile({ firstName, lastName, phone: parsePhone(phone)?.number ?? '' });
    },
  );
  settle(ACCOUNT_FORM_PATHS.email, 'email', details, (account, { email = '', password = '' }) => {
    if (!email.trim()) throw refused(ACCOUNT_CODES.emailInvalid, 'email');
    if (!password) throw refused(ACCOUNT_CODES.passwordWrong, 'password');
    return account.changeEmail({ email, password });
  });
  settle(
    ACCOUNT_FORM_PATHS.sendConfirmation,
    'sendConfirmation',
    () => '/account',
    (account) => account.sendConfirmation(),
  );
  settle(ACCOUNT_FORM_PATHS.password, 'password', details, (account, { password = '', newPassword = '' }) => {
    if (!password) throw refused(ACCOUNT_CODES.passwordWrong, 'password');
    if (!newPassword) throw refused(ACCOUNT_CODES.passwordWeak, 'newPassword', PASSWORD_FAULT_TEXTS.SHORT);
    return account.changePassword({ password, newPassword });
  });

  const addresses = ({ id, address1 }: Fields, failed: boolean) =>
    failed && address1 !== undefined
      ? `${PAGES.addresses}?${new URLSearchParams({ edit: id ?? 'new' })}`
      : PAGES.addresses;
  settle(ACCOUNT_FORM_PATHS.saveAddress, 'saveAddress', addresses, async (account, fields) => {
    const { id, defaultShipping, defaultBilling } = fields;
    const defaults = {
      ...(defaultShipping ? { defaultShipping: true } : {}),
      ...(defaultBilling ? { defaultBilling: true } : {}),
    };
    // A button of an address sends only the address id and the kind of default.
    if (id !== undefined && fields.address1 === undefined) {
      const saved = (await account.addresses()).find(({ address }) => address.id === id);
      if (!saved) throw refused(ACCOUNT_CODES.addressNotFound, 'id');
      return account.changeAddress(id, { address: saved.address, ...defaults });
    }
    // `Object.fromEntries` loses the key type of a draft.
    const draft = Object.fromEntries(
      Object.keys(EMPTY_ADDRESS).map((name) => [name, fields[name] ?? '']),
    ) as unknown as AddressDraft;
    const rules = getCountryRules(country);
    const [wrong] = Object.entries(checkAddress(draft, undefined, rules));
    // The page validates again and shows the messages of all fields.
    if (wrong) throw refused('ADDRESS_INVALID', '');
    const body = { address: toAddress(draft, rules) as AddressBody, ...defaults };
    try {
      return await (id === undefined ? account.addAddress(body) : account.changeAddress(id, body));
    } catch (error) {
      const failure = toFailure(error);
      throw new HttpError({ ...failure, field: getFormField(failure.field, draft) ?? '' });
    }
  });
  settle(
    ACCOUNT_FORM_PATHS.removeAddress,
    'removeAddress',
    () => PAGES.addresses,
    (account, { id = '' }) => account.removeAddress(id),
  );
  const users = () => PAGES.users;
  settle(
    ACCOUNT_FORM_PATHS.inviteUser,
    'inviteUser',
    users,
    (account, { firstName = '', lastName = '', username = '', ...fields }) => {
      if (!firstName.trim()) throw refused(ACCOUNT_CODES.nameMissing, 'firstName');
      if (!lastName.trim()) throw refused(ACCOUNT_CODES.nameMissing, 'lastName');
      if (!username.trim()) throw refused(ACCOUNT_CODES.emailInvalid, 'username');
      const settings = readUserForm(fields);
      if (!settings) throw refused(PEOPLE_CODES.limitInvalid, 'spendingLimit');
      return account.inviteUser({ role: BUILT_IN_BUYER, ...settings, firstName, lastName, username });
    },
  );
  settle(ACCOUNT_FORM_PATHS.changeUser, 'changeUser', users, (account, { id = '', active, ...fields }) => {
    const { role } = fields;
    return account.changeUser(id, {
      ...(role ? { role } : {}),
      ...(active === 'true' || active === 'false' ? { active: active === 'true' } : {}),
    });
  });
  peopleForms(settle);
  settle(
    ACCOUNT_FORM_PATHS.endSession,
    'endSession',
    () => PAGES.sessions,
    (account, { id }) => (id === undefined ? account.endOtherSessions() : account.endSession(id)),
  );
}
