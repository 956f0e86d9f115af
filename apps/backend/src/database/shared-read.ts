import { setImmediate } from 'node:timers/promises';

/**
 * Returns a read that its callers share, by key, when they call it within one turn of the event loop, as the calls of a page do. A running
 * read is not shared: it may miss a write.
 */
export function sharedRead<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const waiting = new Map<Key, Promise<Value>>();
  return (key) => {
    const value =
      waiting.get(key) ??
      setImmediate().then(() => {
        waiting.delete(key);
        return read(key);
      });
    waiting.set(key, value);
    return value;
  };
}
