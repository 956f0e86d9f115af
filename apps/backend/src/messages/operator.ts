import type { Localized } from '../database/columns.ts';

/** Messages of the operators' calls and of account requests; codes from 910700 are ours. */
export const OPERATOR_MESSAGES = {
  910700: { 'en-US': 'Only operators may do this.', 'zh-CN': '只有运营人员可以执行此操作。' },
} as const satisfies Record<number, Localized>;
