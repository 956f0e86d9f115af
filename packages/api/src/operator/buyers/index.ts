export * from './account-requests.ts';
export * from './buyer-companies.ts';
export * from './buyers.ts';
export * from './credit.ts';
export * from './feedback.ts';
export * from './reviews.ts';
export * from './tax-certificates.ts';
