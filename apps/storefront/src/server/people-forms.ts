import type { AccountAreaClient, PeopleClient } from '@foolscap/account/client';
import {
  ACCOUNT_CODES,
  readRoleForm,
  readUserForm,
  writeImportOutcome,
  PEOPLE_CODES,
} from '@foolscap/account/model';
import { HttpError } from '@foolscap/core/http';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { IMPORT_PATH, rolesPath, unitsPath, usersPath } from '../features/business/people-paths.ts';

type Fields = Record<string, string>;

/** Registers a form of the account area, as `accountForms` does. A submission may return values for the page that follows. */
type Settle = (
  path: string,
  form: string,
  page: (fields: Fields, failed: boolean) => string,
  submit: (account: AccountAreaClient & PeopleClient, fields: Fields) => Promise<unknown>,
) => void;

const refused = (code: string, field: string) =>
  new HttpError({ code, field, message: 'Check these details and try again.', retryable: false });

/** The values of a form that the page after it shows, although nothing failed. */
export class ShownValues {
  readonly values: Fields;
  readonly error: { code: string } | undefined;
  constructor(values: Fields, error: { code: string } | undefined) {
    this.values = values;
    this.error = error;
  }
}

/** Registers the form endpoints for users, roles and units, for submissions without JavaScript. */
export function peopleForms(settle: Settle): void {
  settle(
    ACCOUNT_FORM_PATHS.saveUser,
    'saveUser',
    ({ id }) => usersPath(id),
    (account, { id = '', ...fields }) => {
      const settings = readUserForm(fields);
      if (!settings) throw refused(PEOPLE_CODES.limitInvalid, 'spendingLimit');
      return account.changeUser(id, settings);
    },
  );
  settle(
    ACCOUNT_FORM_PATHS.importUsers,
    'importUsers',
    () => IMPORT_PATH,
    async (account, { csv = '', step }) => {
      if (!csv.trim()) throw refused(PEOPLE_CODES.importInvalid, 'csv');
      const result = await account.importUsers({ csv, dryRun: step !== 'import' });
      return new ShownValues(writeImportOutcome(result), { code: PEOPLE_CODES.importInvalid });
    },
  );

  settle(
    ACCOUNT_FORM_PATHS.saveRole,
    'saveRole',
    ({ code }, failed) => rolesPath(failed ? code : undefined),
    (account, { code, ...fields }) => {
      const body = readRoleForm(fields);
      if (!body.name) throw refused(ACCOUNT_CODES.nameMissing, 'name');
      return code ? account.changeRole(code, body) : account.addRole(body);
    },
  );
  settle(
    ACCOUNT_FORM_PATHS.removeRole,
    'removeRole',
    () => rolesPath(),
    (account, { code = '' }) => account.removeRole(code),
  );

  settle(
    ACCOUNT_FORM_PATHS.saveUnit,
    'saveUnit',
    ({ id }, failed) => unitsPath(failed ? id : undefined),
    (account, { id, name = '', parentId }) => {
      if (!name.trim()) throw refused(ACCOUNT_CODES.nameMissing, 'name');
      const body = { name, parentId: parentId || null };
      return id ? account.changeUnit(id, body) : account.addUnit(body);
    },
  );
  settle(
    ACCOUNT_FORM_PATHS.removeUnit,
    'removeUnit',
    () => unitsPath(),
    (account, { id = '' }) => account.removeUnit(id),
  );
}
