import { type CountryCode, getCountryRules } from '@foolscap/core/vocabulary';
import { escapeHtml, STYLE, windowScript } from './window-parts.ts';

const SCRIPT = windowScript({
  canceled: 'canceled',
  outcome: 'body',
  failure: 'The application could not be sent.',
});

const FIELDS = [
  ['firstName', 'First name', 'given-name', 50],
  ['lastName', 'Last name', 'family-name', 50],
  ['email', 'Email address', 'email', 254],
  ['address1', 'Street address', 'address-line1', 80],
  ['city', 'City', 'address-level2', 60],
] as const;

const field = ([name, label, autocomplete, length]: (typeof FIELDS)[number]) => `
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" autocomplete="${autocomplete}" maxlength="${length}" required>`;

export interface ApplicationPage {
  /** URL that the application is posted to. */
  action: string;
  /** The origin of the shop. */
  origin: string;
  transactionId: string;
  /** Allows only the page's own script and style. */
  nonce: string;
  /** The country of the shop, where applicants live. */
  country: CountryCode;
}

/** The labels and the postal code field by country. */
const OF_COUNTRY = {
  US: {
    region: 'State',
    choose: 'Choose a state',
    postalCode: 'ZIP code',
    attributes: 'inputmode="numeric" pattern="[0-9]{5}([ \\-]?[0-9]{4})?" maxlength="10"',
  },
  CA: {
    region: 'Province',
    choose: 'Choose a province',
    postalCode: 'Postal code',
    attributes: 'pattern="[A-Za-z][0-9][A-Za-z][ \\-]?[0-9][A-Za-z][0-9]" maxlength="7"',
  },
} as const;

/** Returns the page on which a shopper applies for the sandbox's Amex card. */
export const applicationPage = ({ action, origin, transactionId, nonce, country }: ApplicationPage): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Apply for the Amex card (sandbox)</title>
<style nonce="${nonce}">${STYLE}
  input, select { margin-block-end: 16px; }
  select { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding-inline: 12px; font: inherit; }
</style>
</head>
<body data-origin="${escapeHtml(origin)}" data-transaction-id="${escapeHtml(transactionId)}">
<main>
<h1>Apply for the Amex card (sandbox)</h1>
<p>This page stands in for the bank. review@ and deny@example.com try out other results than an approval.</p>
<div role="alert"></div>
<form action="${escapeHtml(action)}" method="post">${FIELDS.map(field).join('')}
<label for="state">${OF_COUNTRY[country].region}</label>
<select id="state" name="state" autocomplete="address-level1" required>
<option value="">${OF_COUNTRY[country].choose}</option>
${Object.entries(getCountryRules(country).regions)
  .map(([code, name]) => `<option value="${code}">${escapeHtml(name)}</option>`)
  .join('')}
</select>
<label for="zipCode">${OF_COUNTRY[country].postalCode}</label>
<input id="zipCode" name="zipCode" autocomplete="postal-code" ${OF_COUNTRY[country].attributes} required>
<div class="actions">
<button type="button">Cancel</button>
<button type="submit">Apply</button>
</div>
</form>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`;
