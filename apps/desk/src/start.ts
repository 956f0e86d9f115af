// Starts the desk, or reports why not: a browser below the supported minimum (`browserslist` of package.json) would show an empty page.
if ('any' in AbortSignal && 'toSorted' in Array.prototype && 'groupBy' in Map && 'withResolvers' in Promise)
  void import('./main.tsx');
else {
  document.querySelector('#desk')?.remove();
  document.querySelector('#old-browser')?.removeAttribute('hidden');
}
