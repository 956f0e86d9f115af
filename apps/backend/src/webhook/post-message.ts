import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv4, type LookupFunction } from 'node:net';
import { isLoopbackUrl } from '@rider/model/receiver-url';
import { isWebhookUrl, type WebhookFailure } from '@rider/model/webhook';
import { PrivateAddress, publicAddresses, type Resolve } from './public-address.ts';

/** A signed message. */
export interface SignedMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The outcome of an attempt: the answer's status, and why it failed; null for a success. */
export interface Posted {
  status: number | null;
  failure: WebhookFailure | null;
}

/** What limits the addresses that can be reached. */
export interface Reach {
  /** Whether addresses of this machine are allowed, for development. */
  allowsLoopback: boolean;
  resolve: Resolve;
}

/** Maximum time of an attempt, from the name to the last byte (ms). */
export const LONGEST_ATTEMPT = 10_000;
/** Bytes of an answer after which its connection is closed; its content is not used. */
const MOST_ANSWER = 64_000;

/** Connects to the addresses that were checked: a name that changes meanwhile leads nowhere else. */
function lookupOf(checked: readonly string[]): LookupFunction {
  const addresses = checked.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
  const [first] = addresses;
  return (_name, { all }, callback) => {
    if (all === true) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Sends a request and resolves to the status of its answer, without following redirects. */
function statusOf({ url, headers, body }: SignedMessage, options: RequestOptions): Promise<number> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, { ...options, method: 'POST', headers, agent: false });
    request.on('error', reject);
    // An answer that switches protocols is neither an error nor a response.
    request.on('close', () => reject(new Error('the connection ended without an answer')));
    request.on('response', (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MOST_ANSWER) request.destroy();
      });
      // The status counts even if the rest of the answer does not arrive.
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}

function failureOf(error: unknown, signal: AbortSignal): WebhookFailure {
  if (signal.aborted) return 'timeout';
  if (error instanceof PrivateAddress) return 'address';
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return /CERT|SSL|TLS|SIGNATURE|EPROTO/.test(code) ? 'certificate' : 'connection';
}

/** Posts a message to its address; never rejects. */
export async function postMessage(message: SignedMessage, { allowsLoopback, resolve }: Reach): Promise<Posted> {
  const signal = AbortSignal.timeout(LONGEST_ATTEMPT);
  const isLoopback = isWebhookUrl(message.url) && isLoopbackUrl(message.url);
  if (!isWebhookUrl(message.url) || (isLoopback && !allowsLoopback)) return { status: null, failure: 'address' };
  try {
    const { hostname } = new URL(message.url);
    const options = isLoopback ? {} : { lookup: lookupOf(await publicAddresses(hostname, resolve)) };
    const status = await statusOf(message, { ...options, signal });
    if (status >= 200 && status < 300) return { status, failure: null };
    return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'status' };
  } catch (error) {
    return { status: null, failure: failureOf(error, signal) };
  }
}
