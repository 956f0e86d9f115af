// pnpm conformance, reconcile, shop: runs a TypeScript program with the project's Node, which older machines lack.
import { ensureInstalled, runToEnd } from './toolchain.mjs';

const { node, env } = await ensureInstalled();
process.exitCode = await runToEnd(node, process.argv.slice(2), { env });
