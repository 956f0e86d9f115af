import { expect, test } from 'vitest';
import { validate } from '../index.ts';
import { webhookEndpointSchema } from './webhook.ts';

test.each([
  ['https://erp.glass.example/hook\r\nCall us: 900', 'https://erp.glass.example/hookCall%20us:%20900'],
  ['https://erp.glass.example/\u202egpj.exe', 'https://erp.glass.example/%E2%80%AEgpj.exe'],
  ['HTTPS://Erp.Glass.Example', 'https://erp.glass.example/'],
  ['https://gläser.example/', 'https://xn--glser-hra.example/'],
])('[B12] the address %j is stored as it is requested', (typed, url) => {
  expect(validate(webhookEndpointSchema, { url: typed, events: 'order.paid' }).values?.url).toBe(url);
});
