import { VENDOR_NAMES, type VendorPaymentType } from '@foolscap/core/vocabulary';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** The style of the sandbox's windows. */
export const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 24px; max-width: 416px; margin-inline: auto; }
  h1 { font-size: 24px; line-height: 32px; margin-block: 0 8px; }
  p { margin-block: 0 16px; }
  label { display: block; font-weight: 600; margin-block-end: 4px; }
  input { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding-inline: 12px; font: inherit; border: 1px solid #767676; border-radius: 6px; }
  .hint { font-size: 14px; line-height: 20px; margin-block: 4px 16px; }
  .actions { display: flex; gap: 12px; margin-block-start: 24px; }
  button { flex: 1; min-block-size: 44px; font: inherit; font-weight: 600; border-radius: 6px; border: 1px solid currentcolor; background: none; color: inherit; cursor: pointer; }
  button[type=submit] { background: #1f4b99; border-color: #1f4b99; color: #fff; }
  :focus-visible { outline: 2px solid #1f4b99; outline-offset: 2px; }
  [role=alert]:not(:empty) { padding: 12px; border: 1px solid #b3261e; border-radius: 6px; margin-block-end: 16px; }`;

/** Sends the outcome to the page that opened the window, and to no other origin. */
const SCRIPT = `
  const { origin, transactionId } = document.body.dataset;
  const alertBox = document.querySelector('[role=alert]');
  const report = (message) => {
    window.opener?.postMessage({ transactionId, ...message }, origin);
    window.close();
  };
  document.querySelector('button[type=button]').addEventListener('click', () => report({ status: 'CANCELED' }));
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const pay = event.target.querySelector('button[type=submit]');
    pay.disabled = true;
    alertBox.textContent = '';
    try {
      const reply = await fetch(event.target.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accountName: new FormData(event.target).get('accountName') }),
      });
      const body = await reply.json();
      if (!reply.ok) throw new Error(body.message);
      report({ status: 'APPROVED', vendorPayment: body.vendorPayment });
    } catch (error) {
      alertBox.textContent = 'The payment could not be approved. ' + error.message;
      pay.disabled = false;
    }
  });`;

export interface WindowPage {
  vendor: VendorPaymentType;
  /** The URL to which the approval is posted. */
  action: string;
  /** The origin of the shop. */
  origin: string;
  transactionId: string;
  /** Allows the page's own script and style. */
  nonce: string;
}

/** Returns the page in which a shopper approves a payment of the sandbox. */
export function windowPage({ vendor, action, origin, transactionId, nonce }: WindowPage): string {
  const name = VENDOR_NAMES[vendor];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} (sandbox)</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body data-origin="${escapeHtml(origin)}" data-transaction-id="${escapeHtml(transactionId)}">
<main>
<h1>${name} (sandbox)</h1>
<p>This page stands in for ${name}. No money is moved.</p>
<div role="alert"></div>
<form action="${escapeHtml(action)}" method="post">
<label for="account">Account</label>
<input id="account" name="accountName" type="email" autocomplete="off" required value="shopper@example.com" aria-describedby="hint">
<p class="hint" id="hint">fail@, retry@, decline@ and expired@example.com try out refusals.</p>
<div class="actions">
<button type="button">Cancel</button>
<button type="submit">Approve payment</button>
</div>
</form>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>
`;
}
