import type { FrameStyle } from '@foolscap/payments/model';
import { FIELDS_SCRIPT } from './fields-script.ts';
import { escapeHtml } from './window-parts.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: transparent; }
  :root[data-style=light] { color-scheme: light; }
  :root[data-style=dark] { color-scheme: dark; }
  /* Space for the focus ring. The shop's frame overlaps its column by the same amount. */
  body { margin: 0; padding: 4px; }
  form { display: grid; gap: 16px; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
  label { display: block; font-size: 14px; line-height: 20px; font-weight: 500; margin-block-end: 4px; }
  input { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding-inline: 12px; font: inherit; color: inherit; background: transparent; border: 1px solid #767676; border-radius: 6px; }
  input[aria-invalid=true] { border-color: light-dark(#b3261e, #f2b8b5); }
  :root[data-style=contrast] input { border: 2px solid currentcolor; }
  .hint { font-size: 14px; line-height: 20px; margin: 4px 0 0; }
  .error { font-size: 14px; line-height: 20px; margin: 4px 0 0; color: light-dark(#b3261e, #f2b8b5); }
  .error:empty { display: none; }
  :focus-visible { outline: 2px solid light-dark(#1f4b99, #a8c7fa); outline-offset: 2px; }
  @media (width < 280px) { .pair { grid-template-columns: 1fr; } }`;

interface Field {
  id: 'number' | 'expiry' | 'cvv';
  label: string;
  autocomplete: string;
  hint?: string;
  maxLength: number;
}

const NUMBER: Field = { id: 'number', label: 'Card number', autocomplete: 'cc-number', maxLength: 24 };
const EXPIRY: Field = {
  id: 'expiry',
  label: 'Expires (MM/YY)',
  autocomplete: 'cc-exp',
  hint: 'As on the card',
  maxLength: 7,
};
const CVV: Field = {
  id: 'cvv',
  label: 'Security code',
  autocomplete: 'cc-csc',
  hint: '3 or 4 digits',
  maxLength: 4,
};

/** No `name` attributes, so that the browser cannot submit the fields itself. */
const field = ({ id, label, autocomplete, hint, maxLength }: Field) => `<div>
<label for="${id}">${label}</label>
<input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxLength}" required aria-describedby="${hint ? `${id}-hint ` : ''}${id}-error">
${hint ? `<p class="hint" id="${id}-hint">${hint}</p>` : ''}
<p class="error" id="${id}-error"></p>
</div>`;

export interface FieldsPage {
  /** The origin of the shop. */
  origin: string;
  transactionId: string;
  /** The shop's language. The sandbox is always in English. */
  locale: string;
  /** The fields shown in addition to the card number. */
  has: { expiry: boolean; cvv: boolean };
  style?: FrameStyle | undefined;
  /** Allows only the page's own script and style. */
  nonce: string;
}

/** Returns the page for entering a card, to be framed by the shop. */
export function fieldsPage({ origin, transactionId, locale, has, style, nonce }: FieldsPage): string {
  const others = [has.expiry && field(EXPIRY), has.cvv && field(CVV)].filter(Boolean);
  return `<!doctype html>
<html lang="en" data-locale="${escapeHtml(locale)}"${style ? ` data-style="${style}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Card details</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body data-origin="${escapeHtml(origin)}" data-transaction-id="${escapeHtml(transactionId)}">
<form method="post" novalidate autocomplete="on" aria-label="Card details">
${field(NUMBER)}
${others.length > 0 ? `<div class="pair">${others.join('')}</div>` : ''}
</form>
<script nonce="${nonce}">${FIELDS_SCRIPT}</script>
</body>
</html>
`;
}
