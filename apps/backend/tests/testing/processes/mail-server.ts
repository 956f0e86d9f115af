import { createServer, type AddressInfo } from 'node:net';

/** A mail server that accepts and stores every e-mail. */
export interface MailServer {
  url: string;
  /** Received e-mails, headers and body unchanged. */
  mails: string[];
  close(): Promise<void>;
}

/** Starts a mail server on a free port. It supports only SMTP without TLS and authentication. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string[] | null = null;
    let rest = '';
    socket.write('220 test ready\r\n');
    socket.on('data', (bytes) => {
      const lines = (rest + String(bytes)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== null && line !== '.') mail.push(line);
        else if (mail !== null) {
          mails.push(mail.join('\n'));
          mail = null;
          socket.write('250 accepted\r\n');
        } else if (line.toUpperCase() === 'DATA') {
          mail = [];
          socket.write('354 go on\r\n');
        } else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
