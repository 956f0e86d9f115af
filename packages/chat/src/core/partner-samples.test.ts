import { generateKeyPairSync, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { chatToken } from '../../samples/partner-token.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** When the token is created (epoch ms). */
const NOW = 1_795_000_000_000;

type Fields = Record<string, unknown>;
const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Fields;

/** The request of the Node sample, and what it reads from the response. `tests/embed` runs the sample against a shop. */
async function sentByNode() {
  const answer = { status: 200, msg: 'ok', data: { chat_token: 'chat_1', expires_time: 1_800_000_000 } };
  const sending = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const token = await chatToken(
    { shop: 'https://shop.example', keyId: 'pk_1', privateKey },
    { id: '42', name: 'Wanda' },
  );
  vi.useRealTimers();
  const [address, request] = sending.mock.calls[0] ?? [];
  const body = JSON.parse(String(request?.body)) as Fields;
  const [head = '', claims = '', signature = ''] = String(body['assertion']).split('.');
  return { token, address: String(address), body, head, claims, signature, answered: Object.keys(answer.data) };
}

test('[R7.13] the sample for Node signs the required claims with the private key', async () => {
  const { token, address, body, head, claims, signature } = await sentByNode();
  expect(address).toBe('https://shop.example/api/partner/chat_token');
  expect(Object.keys(body)).toEqual(['assertion']);
  expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'pk_1' });
  expect(read(claims)).toMatchObject({ aud: 'rider-chat', sub: '42', name: 'Wanda', iat: NOW / 1000 });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(token).toEqual({ token: 'chat_1', expiresAt: 1_800_000_000_000 });
});

/** Patterns for the same token in each language: the two objects with their fields, the signed text, the signature. */
const samples = {
  'partner-token.php': {
    objects: /json_encode\(\[(?<fields>\s*'(?:alg|aud)'[\s\S]*?)\]\)/g,
    field: /'(?<name>\w+)' => (?<value>.+?)(?=,\s|,?$)/gm,
    values: { iat: 'time()', jti: 'bin2hex(random_bytes(16))', kid: '$keyId', sub: '$id', name: '$name' },
    part: "rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=')",
    signing: 'openssl_sign("$head.$claims", $signature, $privateKey, OPENSSL_ALGO_SHA256)',
    sending: `json_encode(['assertion' => "$head.$claims." . part($signature)])`,
  },
  'PartnerToken.cs': {
    objects: /SerializeToUtf8Bytes\(new\s*\{(?<fields>[\s\S]*?)\}\)/g,
    field: /(?<name>\w+)(?: = (?<value>.+?))?(?=,\s|,?\s*$)/gm,
    values: {
      iat: 'DateTimeOffset.UtcNow.ToUnixTimeSeconds()',
      jti: 'Guid.NewGuid().ToString()',
      kid: 'keyId',
      sub: 'id',
      name: undefined,
    },
    part: "Convert.ToBase64String(bytes).TrimEnd('=').Replace('+', '-').Replace('/', '_')",
    signing: 'Encoding.ASCII.GetBytes($"{head}.{claims}"), HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1)',
    sending: 'new { assertion = $"{head}.{claims}.{Part(signature)}" }',
  },
} as const;

test.each(Object.entries(samples))(
  '[R7.13] %s builds the same token as the sample for Node',
  async (file, language) => {
    const source = readFileSync(join(import.meta.dirname, '../../samples', file), 'utf8');
    const node = await sentByNode();
    const actual = [...source.matchAll(language.objects)].map(({ groups }) =>
      Object.fromEntries(
        [...(groups?.['fields'] ?? '').matchAll(language.field)].map(({ groups: field }) => [
          field?.['name'],
          field?.['value']?.replaceAll(/^['"]|['"]$/g, ''),
        ]),
      ),
    );
    const expected = [read(node.head), read(node.claims)].map((part) => ({ ...part }));
    for (const part of expected)
      for (const name of Object.keys(part))
        if (name in language.values) part[name] = Reflect.get(language.values, name);
    expect(actual).toEqual(expected);
    for (const step of [language.part, language.signing, language.sending, new URL(node.address).pathname])
      expect(source).toContain(step);
    for (const name of node.answered) expect(source, 'reads the response').toContain(name);
  },
);
