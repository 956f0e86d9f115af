import { inspectPictures, type PictureRefusal, type PictureRules } from '../picture-files/index.ts';

/** What an upload may use: the signal tells that the buyer took the picture back, `onProgress` takes 0 to 1. */
export interface UploadContext {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Sends one picture and resolves to its address. Rejects with an `UploadError` to have its message shown. */
export type UploadPicture = (file: File, context: UploadContext) => Promise<{ url: string }>;

/** A refusal whose message is for the buyer, e.g. the server's. Other errors get a general text. */
export class UploadError extends Error {
  override name = 'UploadError';
}

/** A picture that this browser knows as a file. `preview` is an object URL. */
export interface LocalPicture {
  key: string;
  file: File;
  preview: string;
}

/** A picture on its way. */
export interface PictureUpload extends LocalPicture {
  state: 'waiting' | 'uploading' | 'failed';
  /** 0 to 1; null while unknown. */
  progress: number | null;
  /** Why it failed, in the server's words; null when there are none. */
  reason: string | null;
}

/** What is shown beside the addresses: pictures on their way, and files of addresses that were uploaded here. */
export interface ShownPictures {
  uploads: readonly PictureUpload[];
  local: ReadonlyMap<string, LocalPicture>;
}

/** What the store gets from its component with each render. */
export interface PictureWiring {
  urls: readonly string[];
  rules: PictureRules;
  maxFiles: number;
  /** A new picture takes the place of the only one. */
  replace: boolean;
  upload: UploadPicture;
  onUrlsChange: (urls: readonly string[]) => void;
  onUploaded: (file: File) => void;
  onFailed: (file: File, reason: string | null) => void;
}

export const noPictures: ShownPictures = { uploads: [], local: new Map() };

/** Uploads pictures one after the other, so that they arrive in the order in which they were chosen. */
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

  /** Inspects files and starts to upload the good ones; resolves to the others. */
  take(files: readonly File[]): Promise<readonly PictureRefusal[]> {
    const turn = this.#taking.then(() => this.#take(files));
    // Whoever asked learns of an error; the next turn goes on.
    this.#taking = turn.catch(() => undefined);
    return turn;
  }

  async #take(files: readonly File[]): Promise<readonly PictureRefusal[]> {
    const wiring = this.#wiring;
    if (!wiring) return [];
    const { uploads, local } = this.#shown;
    const here = this.#urls.flatMap((url) => local.get(url) ?? []);
    const known = [...uploads, ...here].map(({ file }) => file);
    const room = wiring.replace ? 1 : wiring.maxFiles - this.#urls.length - uploads.length;
    const { accepted, refused } = await inspectPictures(files, { ...wiring.rules, known, room });
    if (!this.#wiring) return [];
    if (wiring.replace && accepted.length > 0) for (const { key } of this.#shown.uploads) this.discard(key);
    this.#set({ uploads: [...this.#shown.uploads, ...accepted.map((file) => this.#waiting(file))] });
    this.#next();
    return refused;
  }

  /** Uploads a failed picture again, after those that wait. */
  retry(key: string): void {
    const failed = this.#shown.uploads.find((upload) => upload.key === key);
    if (!failed) return;
    const rest = this.#shown.uploads.filter((upload) => upload !== failed);
    this.#set({ uploads: [...rest, { ...failed, state: 'waiting', progress: null, reason: null }] });
    this.#next();
  }

  /** Takes back a picture that is not uploaded yet. */
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

  /** Changes which addresses there are, or their order; the previews of those that are gone are released. */
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

  /** Aborts what is under way and releases every preview. */
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
    // A store that names pictures by their content gives a known one the same address.
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
