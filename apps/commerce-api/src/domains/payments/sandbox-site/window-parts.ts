const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for HTML, including attributes. */
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

/**
 * Returns the script of a window: it posts the form as JSON and sends the outcome only to the page that opened the window.
 * @param canceled the status that the cancel button reports
 * @param outcome the message of a reply, as an expression over its `body`
 * @param failure shown before the message of an error
 */
export const windowScript = ({
  canceled,
  outcome,
  failure,
}: {
  canceled: string;
  outcome: string;
  failure: string;
}): string => `
  const { origin, transactionId } = document.body.dataset;
  const alertBox = document.querySelector('[role=alert]');
  const report = (message) => {
    window.opener?.postMessage({ transactionId, ...message }, origin);
    window.close();
  };
  document.querySelector('button[type=button]').addEventListener('click', () => report({ status: '${canceled}' }));
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const submit = event.target.querySelector('button[type=submit]');
    submit.disabled = true;
    alertBox.textContent = '';
    try {
      const reply = await fetch(event.target.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(event.target))),
      });
      const body = await reply.json();
      if (!reply.ok) throw new Error(body.message);
      report(${outcome});
    } catch (error) {
      alertBox.textContent = '${failure} ' + error.message;
      submit.disabled = false;
    }
  });`;
