import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postMessage, type Posted, type Reach } from './post-message.ts';
import { isPublicAddress } from './public-address.ts';

let port: number;
const arrived = vi.fn<(path: string) => void>();
const server = createServer((request, response) => {
  arrived(request.url ?? '');
  if (request.url === '/switch') response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'websocket' });
  response.end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const post = (url: string, resolve: Reach['resolve'], allowsLoopback = false): Promise<Posted> =>
  postMessage({ url, headers: {}, body: '{}' }, { allowsLoopback, resolve });

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '[B12] %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const PRIVATE_V4 =
  '0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255';
const PRIVATE_V6 =
  ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 fe80::1 fc00::1 fd12::1 ff02::1 fec0::1 64:ff9b::a00:1 2002:a00:1:: 2001::1 2001:db8::1 100::1';

test.each(`${PRIVATE_V4} ${PRIVATE_V6}`.split(' '))(
  '[B12] a name that leads to %s, also beside a public address, is not called',
  async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const resolve = () => Promise.resolve(['93.184.215.14', address]);
    expect(await post(`https://rebound.example:${port}/`, resolve)).toEqual({ status: null, failure: 'address' });
    expect(arrived).not.toHaveBeenCalled();
  },
);

test.each([
  'http://erp.example.com/',
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'http://127.0.0.1/',
  'file:///etc/passwd',
])('[B12] %s is rejected before its name is resolved', async (url) => {
  const resolve = vi.fn<Reach['resolve']>();
  expect(await post(url, resolve)).toEqual({ status: null, failure: 'address' });
  expect(resolve).not.toHaveBeenCalled();
});

test('[B12] a name is resolved once, and one without addresses cannot be reached', async () => {
  const resolve = vi.fn<Reach['resolve']>().mockResolvedValue([]);
  expect(await post('https://nowhere.example/', resolve)).toEqual({ status: null, failure: 'connection' });
  expect(resolve).toHaveBeenCalledExactlyOnceWith('nowhere.example');
});

test('[B12] only a setting allows this machine', async () => {
  const url = `http://127.0.0.1:${port}/hook`;
  const resolve = vi.fn<Reach['resolve']>();
  expect(await post(url, resolve)).toEqual({ status: null, failure: 'address' });
  expect(await post(url, resolve, true)).toEqual({ status: 200, failure: null });
  expect(arrived).toHaveBeenCalledExactlyOnceWith('/hook');
  // A name that leads here is another host.
  expect(await post(`https://here.example:${port}/`, () => Promise.resolve(['127.0.0.1']), true)).toEqual({
    status: null,
    failure: 'address',
  });
});

test('[B12] an answer that switches protocols is no answer, and ends the attempt', async () => {
  const resolve = vi.fn<Reach['resolve']>();
  expect(await post(`http://127.0.0.1:${port}/switch`, resolve, true)).toEqual({ status: null, failure: 'connection' });
});
