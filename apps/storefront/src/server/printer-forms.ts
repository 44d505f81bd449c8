import { createPrintersClient } from '@foolscap/catalog/client';
import { PRINTER_CODES } from '@foolscap/catalog/model';
import { returnAddress } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { FINDER_PATH } from '../features/printers/finder-address.ts';
import { PRINTER_FORM_PATHS } from '../forms/printer-form-paths.ts';
import type { FormEndpoint } from './forms.ts';

type Fields = Record<string, string>;

/** Returns the page of the finder that a form was on. */
const getPage = ({ back = '' }: Fields): string => {
  const page = returnAddress(new URLSearchParams({ jumpUrl: back }), FINDER_PATH).split(/[?#]/)[0] ?? '';
  return page.startsWith(`${FINDER_PATH}/`) ? page : FINDER_PATH;
};

/** Registers the form endpoints of saved printers. A guest, whose browser cannot keep printers without JavaScript, signs in first. */
export function printerForms(on: FormEndpoint): void {
  const fail = (code: string, fields: Fields, root: string) =>
    code === PRINTER_CODES.signInRequired
      ? `${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: root + getPage(fields) })}`
      : `${getPage(fields)}?${new URLSearchParams({ error: code })}`;
  on(
    PRINTER_FORM_PATHS.save,
    async (http, { printerId = '', ...fields }) => {
      await createPrintersClient(http).save([printerId.slice(0, 170) || '-']);
      return getPage(fields);
    },
    fail,
  );
  on(
    PRINTER_FORM_PATHS.remove,
    async (http, { printerId = '', ...fields }) => {
      const [brand, model] = printerId.split('/').map((slug) => slug.slice(0, 80) || '-');
      await createPrintersClient(http).remove(`${brand}/${model ?? '-'}`);
      return getPage(fields);
    },
    fail,
  );
}
