import type { Locale } from '@foolscap/core/vocabulary';
import { translate } from '../../kernel/translations/translate.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/**
 * Returns the page that leads to an identity provider. A redirect would not do: the sign-in page has the policy `form-action 'self'`, which
 * browsers also apply to the redirects after a form. The page moves on by itself, without a script, and has a link for browsers that do not.
 */
export function leavePage(url: string, locale: Locale): string {
  const text: ReplyText = 'Continue to your company’s sign-in';
  const label = escape(translate(text, locale));
  const target = escape(url);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${label}</title>` +
    `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=${target}"></head>` +
    `<body><p><a href="${target}">${label}</a></p></body></html>`
  );
}
