import type { HttpClient } from '@foolscap/core/http';
import { createPunchoutClient } from '@foolscap/tiles/client';
import { PUNCHOUT_CODES } from '@foolscap/tiles/model';
import { FORM_PATHS } from '../forms/forms.tsx';
import { CUSTOMIZE_PATH } from '../routing/pages.ts';

type Fields = Record<string, string>;

/** Codes after which the same result can never be accepted; its page offers no other attempt. */
const FINAL: readonly string[] = [
  PUNCHOUT_CODES.invalid,
  PUNCHOUT_CODES.cardNumber,
  PUNCHOUT_CODES.notFound,
  PUNCHOUT_CODES.used,
  PUNCHOUT_CODES.canceled,
  PUNCHOUT_CODES.expired,
];

/** Registers the form that ends a visit to the configurator of a product (storefront-4.38). */
export function customizeForms(
  on: (
    path: string,
    carryOut: (http: HttpClient, fields: Fields) => Promise<string>,
    onFailure: (code: string, fields: Fields) => string,
  ) => void,
): void {
  on(
    FORM_PATHS.customize,
    async (http, { result = '' }) => {
      const { status, itemId } = await createPunchoutClient(http).complete(result || '-');
      return status === 'added' ? '/cart' : `/p/${encodeURIComponent(itemId)}`;
    },
    (code, { result = '' }) =>
      `${CUSTOMIZE_PATH}?${new URLSearchParams({ error: code, ...(FINAL.includes(code) || !result ? {} : { result }) })}`,
  );
}
