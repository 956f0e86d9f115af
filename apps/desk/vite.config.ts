import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../../oldest-browsers.ts';

/** The shop's server serves this build under /desk. */
export default defineConfig({
  base: '/desk/',
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: buildTarget, outDir: 'build', assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
