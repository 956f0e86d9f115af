// Starts the desk, or says why not: a browser without what all of the floor have (`browserslist` of package.json) would show an empty page.
if ('any' in AbortSignal && 'toSorted' in Array.prototype && 'groupBy' in Map && 'withResolvers' in Promise)
  void import('./main.tsx');
else document.querySelector('#old-browser')?.removeAttribute('hidden');
