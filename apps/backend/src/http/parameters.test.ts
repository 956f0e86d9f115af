import { describe, expect, test } from 'vitest';
import { listingOf } from '../catalogue/listing-parameters.ts';
import { readIncoming } from '../chat/frames.ts';
import { idsOf, pageOf, wholeNumberOf } from './parameters.ts';

// The maximum of PostgreSQL's `integer`.
const GREATEST = 2_147_483_647;

describe('numbers of requests fit the database’s columns', () => {
  test.each([
    ['0', 0],
    ['007', 7],
    [String(GREATEST), GREATEST],
    [GREATEST, GREATEST],
    [String(GREATEST + 1), null],
    [GREATEST + 1, null],
    ['9999999999', null],
    ['10000000000', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
  ])('[R10.2] the parameter %j is parsed as %j', (value, read) => {
    expect(wholeNumberOf({ id: value }, 'id')).toBe(read);
  });

  test('[R10.2] a list of ids with one out of range is rejected', () => {
    expect(idsOf({ ids: `1,${GREATEST}` }, 'ids')).toEqual([1, GREATEST]);
    expect(idsOf({ ids: `1,${GREATEST + 1}` }, 'ids')).toEqual([]);
  });

  test('[R10.2] the offset of the last page stays in range', () => {
    expect(pageOf({ page: String(GREATEST), limit: '100' })).toEqual({ page: GREATEST, limit: 100, offset: GREATEST });
    expect(pageOf({ page: String(GREATEST + 1), limit: String(GREATEST + 1) })).toEqual({
      page: 1,
      limit: 20,
      offset: 0,
    });
  });

  test('[R10.2] a listing ignores products with ids out of range', () => {
    expect(listingOf({ ids: `7,${GREATEST},${GREATEST + 1},1e400` }, new Set()).ids).toEqual([7, GREATEST]);
  });

  test.each([
    (id: number) => ({ type: 'to_chat', data: { id } }),
    (id: number) => ({ type: 'typing', data: { to_uid: id } }),
    (id: number) => ({ type: 'read', data: { id } }),
    (id: number) => ({ type: 'chat', data: { msn: 'Hello', type: 1, to_uid: id } }),
    (id: number) => ({ type: 'login', data: '', last_id: id }),
  ])('[R10.2] a chat frame with an id out of range is ignored', (frameOf) => {
    expect(readIncoming(JSON.stringify(frameOf(GREATEST)))).toEqual(frameOf(GREATEST));
    expect(readIncoming(JSON.stringify(frameOf(GREATEST + 1)))).toBeNull();
  });
});
