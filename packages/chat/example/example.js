// What a page that embeds the chat has to bring: the function that keeps commands until the script is there, and `boot`.
window.RiderChat =
  window.RiderChat ||
  function () {
    const given = arguments;
    return new Promise((resolve, reject) => {
      (window.RiderChat.q = window.RiderChat.q || []).push([given, resolve, reject]);
    });
  };

window.RiderChat('boot', { locale: navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US' });

const events = [
  'ready',
  'open',
  'close',
  'unread',
  'message-in',
  'message-sent',
  'message-failed',
  'agent-change',
  'connection',
  'auth-required',
  'error',
];

/** @param {string} text */
function note(text) {
  const line = document.createElement('li');
  line.textContent = text;
  document.querySelector('#log')?.prepend(line);
}

for (const name of events) {
  window.RiderChat('on', name, (detail) => note(`${name} ${JSON.stringify(detail)}`));
}

for (const button of document.querySelectorAll('[data-command]')) {
  button.addEventListener('click', () => {
    const { command, given } = button.dataset;
    window.RiderChat(command, ...(given === undefined ? [] : [given])).then(
      (answer) => note(`${command}${answer === undefined ? '' : `: ${answer}`}`),
      (error) => note(`${command} failed: ${error.message}`),
    );
  });
}
