import { escapeHtml, STYLE, windowScript } from './window-parts.ts';
import { VENDOR_NAMES, type VendorPaymentType } from '@foolscap/core/vocabulary';

const SCRIPT = windowScript({
  canceled: 'CANCELED',
  outcome: "{ status: 'APPROVED', vendorPayment: body.vendorPayment }",
  failure: 'The payment could not be approved.',
});

export interface WindowPage {
  vendor: VendorPaymentType;
  /** URL that the approval is posted to. */
  action: string;
  /** The origin of the shop. */
  origin: string;
  transactionId: string;
  /** Allows only the page's own script and style. */
  nonce: string;
}

/** Returns the page on which a shopper approves a sandbox payment. */
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
<p class="hint" id="hint">Use fail@, retry@, decline@ or expired@example.com to test refusals.</p>
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
