/** Form field names by API field name, where they differ. */
const FORM_FIELDS: Readonly<Record<string, string>> = { emailId1: 'email', number: 'phone', phones: 'phone' };

/**
 * Maps an error's API field path to a form field: `addresses[0].phones[0].number` is `phone`.
 *
 * @param fields the form's values by field name
 * @returns undefined if the form has no such field
 */
export function getFormField<Name extends string>(
  apiField: string | undefined,
  fields: Readonly<Record<Name, unknown>>,
): Name | undefined {
  const last =
    apiField
      ?.replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  const name = FORM_FIELDS[last] ?? last;
  return Object.hasOwn(fields, name) ? (name as Name) : undefined;
}
