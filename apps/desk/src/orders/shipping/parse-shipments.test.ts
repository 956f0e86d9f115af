import { expect, test } from 'vitest';
import { parseShipments } from './parse-shipments.ts';
import { decodedText } from './read-chosen-file.ts';

const FIRST = { number: 'R-2026-000001', courier: 'UPS', trackingNumber: '1Z1' };
const SECOND = { number: 'R-2026-000002', courier: 'dhl', trackingNumber: '00340' };

test.each([
  ['a spreadsheet', 'Order\tCourier\tTracking\nR-2026-000001\tUPS\t1Z1\n\nR-2026-000002\tdhl\t00340\t12 kg\n'],
  ['CSV', 'R-2026-000001,UPS,1Z1\r\nR-2026-000002,dhl,00340'],
  [
    'CSV with semicolons and quotes',
    '\uFEFF"No.";"Courier";"Tracking"\n"R-2026-000001";"UPS";"1Z1"\n"R-2026-000002";dhl;"00340"\n',
  ],
  ['typed words', '#r-2026-000001 UPS 1Z1\n  R-2026-000002   dhl   00340  '],
  ['texts of a spreadsheet', "'R-2026-000001,UPS,'1Z1\nR-2026-000002,dhl,'00340\n,,\n"],
])('[B15] order, courier and tracking number are read from %s', (_, text) => {
  expect(parseShipments(text, 'fedex')).toEqual([FIRST, SECOND]);
});

test('[B15] a row without a courier has the chosen one', () => {
  const rows = [{ ...FIRST, courier: 'fedex' }];
  for (const text of ['R-2026-000001,1Z1', 'R-2026-000001,,1Z1', 'R-2026-000001 1Z1', 'R-2026-000001\t1Z1'])
    expect(parseShipments(text, 'fedex')).toEqual(rows);
});

test('[B15] a courier of several words, a separator in quotes and a missing number are read', () => {
  expect(parseShipments('R-1 Freight forwarder F7', '')).toEqual([
    { number: 'R-1', courier: 'Freight forwarder', trackingNumber: 'F7' },
  ]);
  expect(parseShipments('R-1,"SF ""Express"", China",F7', '')).toMatchObject([{ courier: 'SF "Express", China' }]);
  expect(parseShipments('R-1', 'ups')).toEqual([{ number: 'R-1', courier: 'ups', trackingNumber: '' }]);
  for (const nothing of ['', ' \n\t\n', 'Order,Courier,Tracking']) expect(parseShipments(nothing, 'ups')).toEqual([]);
});

test('[B15] files of Chinese and Unicode spreadsheets are read', () => {
  const utf8 = new TextEncoder().encode('顺丰速运');
  expect(decodedText(utf8)).toBe('顺丰速运');
  expect(decodedText(new Uint8Array([0xcb, 0xb3, 0xb7, 0xe1, 0xcb, 0xd9, 0xd4, 0xcb]))).toBe('顺丰速运');
  expect(decodedText(new Uint8Array([0xff, 0xfe, 0x7a, 0x98, 0x52, 0x00]))).toBe('顺R');
});
