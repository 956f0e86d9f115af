type Listener = EventListenerOrEventListenerObject;

/** Calls listeners that are added after a one-time event, in a microtask, unless they are removed before. */
export class ReplayedListeners {
  #waiting = new Set<Listener>();

  /** Calls a listener with the event, as `target` would. */
  add(target: EventTarget, event: Event, listener: Listener, options?: boolean | AddEventListenerOptions): void {
    const { once = false, signal = undefined } = typeof options === 'object' ? options : {};
    this.#waiting.add(listener);
    queueMicrotask(() => {
      if (!this.#waiting.delete(listener) || signal?.aborted) return;
      if (once) target.removeEventListener(event.type, listener, options);
      Object.defineProperties(event, { target: { value: target }, currentTarget: { value: target } });
      if (typeof listener === 'function') listener.call(target, event);
      else listener.handleEvent(event);
    });
  }

  remove(listener: Listener): void {
    this.#waiting.delete(listener);
  }
}
