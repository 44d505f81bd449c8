import { escapeHtml, SANDBOX_STYLE } from '../payments/index.ts';
import { type ConfiguratorField, getFields } from './configurator-fields.ts';

const SCRIPT = `
  const form = document.querySelector('form');
  const alertBox = document.querySelector('[role=alert]');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const submit = form.querySelector('button');
    submit.disabled = true;
    alertBox.textContent = '';
    try {
      const reply = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ request: form.dataset.request, values: Object.fromEntries(new FormData(form)) }),
      });
      const body = await reply.json();
      if (!reply.ok) throw new Error(body.message);
      location.assign(body.url);
    } catch (error) {
      alertBox.textContent = 'The design could not be finished. ' + error.message;
      submit.disabled = false;
    }
  });`;

const STYLE = `${SANDBOX_STYLE}
  input, select { margin-block-end: 16px; }
  select { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding-inline: 12px; font: inherit; }
  a { color: light-dark(#1f4b99, #a8c7fa); align-self: center; }`;

const getPage = (content: string, nonce: string, script = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Design your item (sandbox)</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Design your item (sandbox)</h1>
${content}
</main>
${script && `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`;

const getControl = ({ name, label, maxLength, required, options }: ConfiguratorField) => `
<label for="${name}">${label}${required ? '' : ' (optional)'}</label>
${
  options
    ? `<select id="${name}" name="${name}">${options.map((option) => `<option>${option}</option>`).join('')}</select>`
    : `<input id="${name}" name="${name}" maxlength="${maxLength}" autocomplete="off"${required ? ' required' : ''}>`
}`;

export interface ConfiguratorPage {
  /** The code of the product. */
  product: string;
  quantity: number;
  /** The shop's signed request, which the page sends back. */
  request: string;
  /** URL that returns to the shop without a design. */
  cancelUrl: string;
  /** Allows only the page's own script and style. */
  nonce: string;
}

/** Returns the page on which a shopper designs a sandbox product. */
export const configuratorPage = ({ product, quantity, request, cancelUrl, nonce }: ConfiguratorPage) =>
  getPage(
    `<p>This page stands in for a supplier’s configurator. Product ${escapeHtml(product)}, quantity ${quantity}.</p>
<div role="alert"></div>
<form action="/configure/result" method="post" data-request="${escapeHtml(request)}">
${getFields(product).map(getControl).join('')}
<div class="actions">
<a href="${escapeHtml(cancelUrl)}">Cancel</a>
<button type="submit">Finish design</button>
</div>
</form>`,
    nonce,
    SCRIPT,
  );

/** Returns the page shown instead of the form, with a reason. */
export const problemPage = (text: string, nonce: string) => getPage(`<p>${escapeHtml(text)}</p>`, nonce);
