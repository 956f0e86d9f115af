export * from './closed-days.ts';
export * from './email-previews.ts';
export * from './emails.ts';
export * from './partners.ts';
export * from './shop-settings.ts';
export * from './staff.ts';
export * from './tax-rates.ts';
export * from './webhooks.ts';
