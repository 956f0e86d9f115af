// Under the condition react-server: writes the page as React's stream of server components.
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node';
import { Page } from './page.js';

/** A client component is known by the address of its module and its name there. */
const clientModules = new Proxy(
  {},
  {
    get(_, key) {
      const [id, name] = key.split('#');
      return { id, name, chunks: [], async: false };
    },
  },
);
renderToPipeableStream(createElement(Page), clientModules, {
  onError(error) {
    console.error(error);
    process.exitCode = 1;
  },
}).pipe(process.stdout);
