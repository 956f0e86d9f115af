interface JestMeta extends ImportMeta {
  jest: { retryTimes: (times: number, options: { logErrorsBeforeRetry: boolean }) => void };
}

// A story that passes only on retry has `invocations` above 1 in the report.
(import.meta as JestMeta).jest.retryTimes(process.env['CI'] ? 2 : 1, { logErrorsBeforeRetry: true });
