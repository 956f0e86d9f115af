// Pages are rendered once, by the build, into a folder for each bundler.
export default { output: 'export', distDir: process.env.WEBPACK ? 'dist-webpack' : 'dist' };
