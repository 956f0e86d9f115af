import { expect, test } from 'vitest';
import { isWebhookUrl, MOST_WEBHOOK_ATTEMPTS, nextWebhookAttempt } from './index.ts';

test.each([
  'https://erp.glass.example/hooks/rider?tenant=7',
  'https://erp.glass.example:8443/',
  'https://erp.glass.example./',
  // Only for development: the backend's setting decides.
  'http://127.0.0.1:4500/hook',
  'http://localhost:4500/hook',
])('[B12] webhooks may be sent to %s', (address) => {
  expect(isWebhookUrl(address)).toBe(true);
});

test.each([
  '',
  'erp.glass.example',
  'http://erp.glass.example/',
  'ftp://erp.glass.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://user:secret@erp.glass.example/',
  'https://erp.glass.example/#part',
  'https://intranet/',
  'https://printer.local/',
  'https://printer.local./',
  'https://metadata.google.internal/',
  'https://sub.localhost/',
  'https://10.0.0.7/',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://127.1/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  `https://erp.glass.example/${'a'.repeat(2000)}`,
])('[B12] webhooks may not be sent to %s', (address) => {
  // Numbers that mean this machine are accepted as its address, which only a development setting allows.
  const isLoopback = URL.canParse(address) && new URL(address).hostname === '127.0.0.1';
  expect(isWebhookUrl(address)).toBe(isLoopback);
});

test('[B12] waits grow from seconds to a day, and end after three days', () => {
  const waits = Array.from({ length: MOST_WEBHOOK_ATTEMPTS - 1 }, (_, index) => nextWebhookAttempt(index + 1, 0) ?? 0);
  expect(waits[0]).toBe(5_000);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
  expect(nextWebhookAttempt(MOST_WEBHOOK_ATTEMPTS, 0)).toBeNull();
  expect(nextWebhookAttempt(1, 1_000)).toBe(6_000);
});
