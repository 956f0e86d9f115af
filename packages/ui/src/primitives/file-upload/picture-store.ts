import { inspectPictures, type PictureRejection, type PictureRules } from '../picture-files/index.ts';

/** Context of an upload: `signal` aborts when the user removes the picture, `onProgress` takes 0 to 1. */
export interface UploadContext {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Uploads one picture and resolves to its address. Reject with an `UploadError` to show its message. */
export type UploadPicture = (file: File, context: UploadContext) => Promise<{ url: string }>;

/** An error with a message for the user, e.g. the server's. Other errors show a general text. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** A picture with its local file. `preview` is an object URL. */
export interface LocalPicture {
  key: string;
  file: File;
  preview: string;
}

/** A picture that is being uploaded. */
export interface PictureUpload extends LocalPicture {
  state: 'waiting' | 'uploading' | 'failed';
  /** 0 to 1; null while unknown. */
  progress: number | null;
  /** The server's reason for the failure; null without one. */
  reason: string | null;
}

/** State besides the addresses: uploads, and the files of addresses uploaded here. */
export interface ShownPictures {
  uploads: readonly PictureUpload[];
  local: ReadonlyMap<string, LocalPicture>;
}

/** Props that the component passes to the store at each render. */
export interface PictureWiring {
  urls: readonly string[];
  rules: PictureRules;
  maxFiles: number;
  /** A new picture replaces the only one. */
  replace: boolean;
  upload: UploadPicture;
  onUrlsChange: (urls: readonly string[]) => void;
  onUploaded: (file: File) => void;
  onFailed: (file: File, reason: string | null) => void;
}

export const noPictures: ShownPictures = { uploads: [], local: new Map() };

/** Uploads pictures one at a time, so that they arrive in the chosen order. */
export class PictureStore {
  #shown = noPictures;
  #urls: readonly string[] = [];
  #wiring: PictureWiring | null = null;
  #active: { key: string; abort: AbortController } | null = null;
  #taking: Promise<unknown> = Promise.resolve();
  #made = 0;
  readonly #show: (shown: ShownPictures) => void;

  constructor(show: (shown: ShownPictures) => void) {
    this.#show = show;
  }

  wire(wiring: PictureWiring): void {
    this.#wiring = wiring;
    this.#urls = wiring.urls;
  }

  /** Validates files and starts uploading the valid ones; resolves to the rejected ones. */
  take(files: readonly File[]): Promise<readonly PictureRejection[]> {
    const turn = this.#taking.then(() => this.#take(files));
    // The caller receives the error; the queue continues.
    this.#taking = turn.catch(() => undefined);
    return turn;
  }

  async #take(files: readonly File[]): Promise<readonly PictureRejection[]> {
    const wiring = this.#wiring;
    if (!wiring) return [];
    const { uploads, local } = this.#shown;
    const here = this.#urls.flatMap((url) => local.get(url) ?? []);
    const known = [...uploads, ...here].map(({ file }) => file);
    const capacity = wiring.replace ? 1 : wiring.maxFiles - this.#urls.length - uploads.length;
    const { accepted, rejected } = await inspectPictures(files, { ...wiring.rules, known, capacity });
    if (!this.#wiring) return [];
    if (wiring.replace && accepted.length > 0) for (const { key } of this.#shown.uploads) this.discard(key);
    this.#set({ uploads: [...this.#shown.uploads, ...accepted.map((file) => this.#waiting(file))] });
    this.#next();
    return rejected;
  }

  /** Retries a failed upload, last in the queue. */
  retry(key: string): void {
    const failed = this.#shown.uploads.find((upload) => upload.key === key);
    if (!failed) return;
    const rest = this.#shown.uploads.filter((upload) => upload !== failed);
    this.#set({ uploads: [...rest, { ...failed, state: 'waiting', progress: null, reason: null }] });
    this.#next();
  }

  /** Removes a picture that is not uploaded yet. */
  discard(key: string): void {
    const upload = this.#shown.uploads.find((each) => each.key === key);
    if (!upload) return;
    if (this.#active?.key === key) {
      this.#active.abort.abort();
      this.#active = null;
    }
    URL.revokeObjectURL(upload.preview);
    this.#set({ uploads: this.#shown.uploads.filter((each) => each !== upload) });
    this.#next();
  }

  /** Changes the addresses or their order, and releases previews of removed ones. */
  changeUrls(urls: readonly string[]): void {
    const local = new Map(this.#shown.local);
    for (const [url, { preview }] of local) {
      if (urls.includes(url)) continue;
      URL.revokeObjectURL(preview);
      local.delete(url);
    }
    this.#urls = urls;
    this.#set({ local });
    this.#wiring?.onUrlsChange(urls);
  }

  /** Aborts all uploads and releases all previews. */
  stop(): void {
    this.#active?.abort.abort();
    this.#active = null;
    this.#wiring = null;
    for (const { preview } of [...this.#shown.uploads, ...this.#shown.local.values()]) URL.revokeObjectURL(preview);
    this.#set(noPictures);
  }

  #waiting(file: File): PictureUpload {
    this.#made += 1;
    const preview = URL.createObjectURL(file);
    return { key: `picture-${this.#made}`, file, preview, state: 'waiting', progress: null, reason: null };
  }

  #set(change: Partial<ShownPictures>): void {
    this.#shown = { ...this.#shown, ...change };
    this.#show(this.#shown);
  }

  #update(key: string, change: Partial<PictureUpload>): void {
    this.#set({ uploads: this.#shown.uploads.map((each) => (each.key === key ? { ...each, ...change } : each)) });
  }

  #next(): void {
    const upload = this.#shown.uploads.find(({ state }) => state === 'waiting');
    if (upload && !this.#active && this.#wiring) void this.#send(upload, this.#wiring);
  }

  async #send(upload: PictureUpload, wiring: PictureWiring): Promise<void> {
    const { key, file } = upload;
    const abort = new AbortController();
    const { signal } = abort;
    this.#active = { key, abort };
    this.#update(key, { state: 'uploading' });
    const onProgress = (fraction: number) => {
      if (!signal.aborted) this.#update(key, { progress: Math.min(Math.max(fraction, 0), 1) });
    };
    try {
      const { url } = await wiring.upload(file, { signal, onProgress });
      if (!signal.aborted) this.#finish(upload, url);
    } catch (error) {
      if (!signal.aborted) this.#fail(upload, error);
    }
    if (signal.aborted) return;
    this.#active = null;
    this.#next();
  }

  #finish({ key, file, preview }: PictureUpload, url: string): void {
    const replace = this.#wiring?.replace ?? false;
    const again = this.#urls.includes(url);
    const local = new Map(this.#shown.local);
    // A store that names pictures by content returns the same address again.
    if (again) URL.revokeObjectURL(preview);
    else local.set(url, { key, file, preview });
    this.#set({ uploads: this.#shown.uploads.filter((each) => each.key !== key), local });
    if (!again) this.changeUrls(replace ? [url] : [...this.#urls, url]);
    this.#wiring?.onUploaded(file);
  }

  #fail({ key, file }: PictureUpload, error: unknown): void {
    const reason = error instanceof UploadError ? error.message : null;
    this.#update(key, { state: 'failed', reason });
    this.#wiring?.onFailed(file, reason);
  }
}
