import { register } from 'node:module';

// The last registered loader runs first: React's loader reads the other one's result.
register('./as-text.js', import.meta.url);
register('react-server-dom-webpack/node-loader', import.meta.url);
