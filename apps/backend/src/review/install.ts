import type { InstallStep } from '../database/install.ts';

/** Fills the tables of review. */
export const installReviews: InstallStep = async () => {};
