/**
 * The script of the page for entering a card. It communicates only with the page that frames it, and only with the shop's origin. What was
 * entered is sent to `/fields/card` and nowhere else, and is cleared once the card has been stored.
 */
export const FIELDS_SCRIPT = `
  const { origin, transactionId } = document.body.dataset;
  const form = document.querySelector('form');
  const inputs = [...form.querySelectorAll('input')];
  const report = (message) => parent.postMessage({ transactionId, ...message }, origin);
  const height = () => Math.ceil(document.body.getBoundingClientRect().height);
  let wrong;
  const showErrors = (errors) => {
    for (const input of inputs) {
      const error = errors[input.id] || '';
      document.getElementById(input.id + '-error').textContent = error;
      if (error) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
    wrong = inputs.find((input) => errors[input.id]);
    wrong?.focus();
  };
  // The shop moves the focus to the frame when it shows the error, which may be later.
  addEventListener('focus', () => wrong?.focus());
  form.addEventListener('input', () => (wrong = undefined));

  const number = document.getElementById('number');
  number.addEventListener('input', () => {
    // Digits are grouped only while typing at the end, because changing the value moves the caret.
    if (number.selectionStart !== number.value.length) return;
    const digits = number.value.replace(/[^0-9]/g, '').slice(0, 19);
    const groups = /^3[47]/.test(digits) ? /^(.{1,4})(.{1,6})?(.{1,5})?/ : /^(.{1,4})(.{1,4})?(.{1,4})?(.{1,7})?/;
    number.value = (groups.exec(digits) || []).slice(1).filter(Boolean).join(' ');
  });
  const expiry = document.getElementById('expiry');
  expiry?.addEventListener('input', (event) => {
    if (event.inputType?.startsWith('delete') || expiry.selectionStart !== expiry.value.length) return;
    const digits = expiry.value.replace(/[^0-9]/g, '');
    // Browsers also autofill 04/2031.
    const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
    expiry.value = digits.length < 2 ? digits : digits.slice(0, 2) + '/' + year;
  });

  let isBusy = false;
  async function submit() {
    if (isBusy) return;
    isBusy = true;
    showErrors({});
    try {
      const reply = await fetch('/fields/card', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(inputs.map(({ id, value }) => [id, value]))),
      });
      const { code, errors, gatewayToken } = await reply.json();
      if (reply.ok) {
        form.reset();
        report({ status: 'TOKEN', gatewayToken });
      } else {
        report({ status: 'FAILED', code });
        showErrors(errors || {});
      }
    } catch {
      report({ status: 'FAILED', code: 'NETWORK' });
    }
    isBusy = false;
  }

  // The submit button belongs to the shop.
  addEventListener('message', (event) => {
    const { data } = event;
    if (event.origin !== origin || event.source !== parent) return;
    if (data?.transactionId === transactionId && data.action === 'SUBMIT') void submit();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    report({ status: 'ENTERED' });
  });
  report({ status: 'READY', height: height() });
  new ResizeObserver(() => report({ status: 'RESIZED', height: height() })).observe(document.body);`;
