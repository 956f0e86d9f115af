import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0.2, '1 second', '1秒'],
  [59.1, '60 seconds', '60秒'],
  [120, '2 minutes', '2分钟'],
  [300, '5 minutes', '5分钟'],
  [86_400, '24 hours', '24小时'],
])('[R10.3] formats %s seconds as %s', (seconds, english, chinese) => {
  expect([formatDuration(seconds, 'en-US'), formatDuration(seconds, 'zh-CN')]).toEqual([english, chinese]);
});
