import type { InstallStep } from '../database/install.ts';

/** Fills the tables of catalogue. */
export const installCatalogue: InstallStep = async () => {};
