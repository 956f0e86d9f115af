import type { InstallStep } from '../database/install.ts';

/** Fills the tables of site. */
export const installSite: InstallStep = async () => {};
