import type { Settings } from '../../kernel/settings.ts';

/** The settings that a page may contain, such as `{{company.email}}`. */
const DETAIL = /\{\{ *company\.(name|address|email|phone) *\}\}/g;

/** Escapes what Markdown would read as markup. */
const escape = (text: string): string => text.replace(/[\\`*_{}[\]<>#|!]/g, '\\$&');

/** Fills in the company's details, and the name of the codes of places. A line with a detail that the settings do not have is left out. */
export const fillDetails = (
  markdown: string,
  { company, siteCountry }: Pick<Settings, 'company' | 'siteCountry'>,
): string =>
  markdown
    .replaceAll('{{ZIP code}}', siteCountry === 'CA' ? 'postal code' : 'ZIP code')
    .split('\n')
    .filter((line) =>
      [...line.matchAll(DETAIL)].every(([, detail]) => company[detail as keyof typeof company] !== undefined),
    )
    .map((line) => line.replace(DETAIL, (_, detail: keyof typeof company) => escape(company[detail] ?? '')))
    .join('\n');
