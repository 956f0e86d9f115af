import { browserSuite } from '../browser-suite.ts';

/** The packed packages in temporary hosts, on server and client. */
export default browserSuite({ globalSetup: './hosts.ts' });
