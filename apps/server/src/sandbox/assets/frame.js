// The page inside the checkout's frame: notifies the page around it of what was done here.
const root = document.documentElement;
const card = document.querySelector('[data-order]');
const message = document.querySelector('[role=alert]');
const buttons = [...document.querySelectorAll('button')];
let payer = {};

function enable(isEnabled) {
  for (const button of buttons) button.disabled = !isEnabled;
}

const notify = (event, data) => window.parent.postMessage({ event, data }, window.location.origin);

function fill(selector, text) {
  const place = document.querySelector(selector);
  if (place && typeof text === 'string' && text !== '') place.textContent = text;
}

function show(options) {
  payer = { email: options.prefill?.email, contact: options.prefill?.contact };
  fill('[data-merchant]', options.name);
  fill('[data-description]', options.description);
  fill('[data-payer]', [options.prefill?.name, payer.email, payer.contact].filter(Boolean).join(' · '));
  const colour = options.theme?.color;
  if (typeof colour === 'string' && CSS.supports('color', colour)) root.style.setProperty('--theme', colour);
}

async function attempt(outcome) {
  enable(false);
  message.textContent = '';
  try {
    const response = await fetch('attempts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key_id: card.dataset.key,
        order_id: card.dataset.order,
        outcome,
        ...payer,
      }),
    });
    const result = await response.json();
    if (!result.error) return notify('success', result);
    message.textContent = result.error.description;
    notify('failed', result.error);
  } catch {
    message.textContent = 'The sandbox did not answer. Try again.';
  } finally {
    enable(true);
  }
}

document.addEventListener('click', (event) => {
  const action = event.target.closest?.('button')?.value;
  if (action === 'pay' || action === 'fail') attempt(action);
  else if (action === 'dismiss') notify('dismiss', { by: 'button' });
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') notify('dismiss', { by: 'escape' });
});
window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== window.location.origin) return;
  if (event.data?.event === 'options') show(event.data.data);
});
enable(true);
notify('ready');
document.querySelector('button[autofocus]')?.focus();
