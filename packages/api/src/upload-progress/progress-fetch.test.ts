import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { progressFetch } from './index.ts';

/** The browser's request, driven by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  headers = '';
  sent: unknown = null;

  constructor() {
    super();
    FakeRequest.last = this;
  }

  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => this.headers;
  send(body: unknown) {
    this.sent = body;
  }

  abort() {
    this.#end('abort');
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  answer(status: number, text: string, headers: string) {
    this.status = status;
    this.headers = headers;
    this.response = new TextEncoder().encode(text).buffer;
    this.#end('load');
  }

  breakOff() {
    this.#end('error');
  }

  #end(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function upload(signal?: AbortSignal) {
  const parts: number[] = [];
  const fetch = progressFetch({ onProgress: (part) => parts.push(part), signal, timeoutMs: 30_000 });
  const answer = fetch('/api/upload/image', { method: 'POST', body: new FormData() });
  return { parts, answer, request: FakeRequest.last };
}

describe('an upload', () => {
  test('[R5.4] has no deadline while it makes progress, and returns status, headers and bytes of its answer', async () => {
    const { parts, answer, request } = upload();
    for (let second = 1; second <= 100; second += 1) {
      vi.advanceTimersByTime(10_000);
      request.progress(second, 100);
    }
    request.answer(202, 'taken', 'content-type: text/x-script\r\nx-remix-response: yes\r\n');
    const response = await answer;
    expect(response.status).toBe(202);
    expect(response.headers.get('X-Remix-Response')).toBe('yes');
    expect(await response.text()).toBe('taken');
    expect(parts.at(-1)).toBe(1);
    expect(request.sent).toBeInstanceOf(FormData);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[R5.4] ends when nothing moves', async () => {
    const { answer, request } = upload();
    vi.advanceTimersByTime(29_000);
    request.progress(1, 100);
    vi.advanceTimersByTime(30_000);
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fails as fetch does when the connection breaks, and when it is aborted', async () => {
    const broken = upload();
    broken.request.breakOff();
    await expect(broken.answer).rejects.toBeInstanceOf(TypeError);
    const leaving = new AbortController();
    const left = upload(leaving.signal);
    leaving.abort();
    await expect(left.answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(upload(AbortSignal.abort()).answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('may be answered without a body', async () => {
    const { answer, request } = upload();
    request.answer(204, '', '');
    expect((await answer).status).toBe(204);
  });
});
