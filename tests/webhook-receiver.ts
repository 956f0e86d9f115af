import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it arrived. */
export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; data: Record<string, unknown> };
}

/** How the receiver answers: a status, or by itself. */
type Answer = number | ((response: ServerResponse) => void);

/** An HTTP server of a company on this machine, which stores what arrives. */
export interface WebhookReceiver {
  url: string;
  messages: ReceivedMessage[];
  /** The next answers; afterwards 204. */
  answers: Answer[];
  close(): Promise<void>;
}

/** Starts a receiver. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const messages: ReceivedMessage[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      messages.push({ headers: request.headers, text, body: JSON.parse(text) as ReceivedMessage['body'] });
      const answer = answers.shift() ?? 204;
      if (typeof answer === 'function') answer(response);
      else response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    messages,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether one of a message's signatures is that of a secret, verified as Standard Webhooks describes it. */
export function isSignedBy({ headers, text }: ReceivedMessage, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
