/** Paths of R2 whose screens are not built yet. */
export const NOT_THERE_YET: ReadonlySet<string> = new Set(['alipay', 'stripePay']);
