// Accepts a snapshot when its button is pressed.

const token = document.querySelector('meta[name="firstframe-token"]').content;

async function accept(button) {
  const output = button.parentElement.querySelector('output');
  button.disabled = true;
  try {
    const answer = await fetch('/api/accept', {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-FirstFrame-Token': token },
      body: JSON.stringify({ snapshots: [button.dataset.snapshot] }),
    });
    const { refused } = await answer.json();
    output.textContent = refused.length ? refused[0].reason : 'accepted';
    button.disabled = !refused.length;
  } catch (error) {
    output.textContent = String(error);
    button.disabled = false;
  }
}

for (const button of document.querySelectorAll('button[data-snapshot]')) {
  button.addEventListener('click', () => accept(button));
}
