import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Baselines } from './baselines.ts';
import { compactPicture, wasTakenAs } from './compact-picture.ts';
import { comparePictures } from './comparison.ts';

function picture({ width = 40, height = 20, differing = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < differing; pixel += 1) png.data[pixel * 4] = 254;
  return PNG.sync.write(png);
}

describe('comparing pictures', () => {
  test('a single pixel that differs by the least is a difference', () => {
    expect(comparePictures(picture(), picture())).toBeUndefined();
    expect(comparePictures(picture(), picture({ differing: 1 }))?.pixels).toBe(1);
  });

  test('another size is a difference', () => {
    expect(comparePictures(picture(), picture({ height: 21 }))?.pixels).toBe(40);
  });

  test('an accepted picture is compact, has the same pixels, and knows the file it was', () => {
    const taken = picture({ differing: 3 });
    const compact = compactPicture(taken);
    expect(wasTakenAs(compact, taken)).toBe(true);
    expect(wasTakenAs(compact, picture())).toBe(false);
    expect(PNG.sync.read(compact).data.equals(PNG.sync.read(taken).data)).toBe(true);
  });
});

describe('accepted pictures', () => {
  let folder = '';
  let baselines: Baselines;
  const shot = { story: 'actions-button--states', mode: 'wide' };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rider-pictures-'));
    baselines = new Baselines(join(folder, 'accepted'), join(folder, 'review'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a changed picture fails and is laid out as a triple; accepting it ends that', () => {
    expect(baselines.judge(shot, picture(), true).kind).toBe('written');
    expect(baselines.judge(shot, picture(), false).kind).toBe('same');
    const changed = picture({ differing: 2 });
    expect(baselines.judge(shot, changed, false)).toEqual({ shot, kind: 'different', pixels: 2 });
    const triple = ['wide-actual.png', 'wide-diff.png', 'wide-expected.png'];
    expect(readdirSync(join(folder, 'review', shot.story)).toSorted()).toEqual(triple);
    expect(baselines.judge(shot, changed, true).kind).toBe('written');
    expect(baselines.judge(shot, changed, false).kind).toBe('same');
  });

  test('a picture without an accepted one fails, and so does an accepted one without a story', () => {
    expect(baselines.judge(shot, picture(), false).kind).toBe('new');
    baselines.judge(shot, picture(), true);
    expect(baselines.leftOver([], false)).toEqual([{ shot, kind: 'gone' }]);
    baselines.leftOver([], true);
    expect(baselines.leftOver([], false)).toEqual([]);
  });
});
