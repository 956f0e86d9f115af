// Preloaded into the server: when the command that started it is killed, the server shuts down in order too and frees its port.
const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
