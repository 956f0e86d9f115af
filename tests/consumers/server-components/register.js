import { register } from 'node:module';

// The one registered last is asked first: React's loader reads what the other hands it.
register('./as-text.js', import.meta.url);
register('react-server-dom-webpack/node-loader', import.meta.url);
