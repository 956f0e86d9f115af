export * from './api-key.ts';
export * from './buyer-company.ts';
export * from './feedback.ts';
export * from './forms.ts';
export * from './profile.ts';
export * from './review.ts';
export * from './webhook.ts';
