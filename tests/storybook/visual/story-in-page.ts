// These functions run in the page and may use nothing from outside themselves.

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Preview {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, { parameters: { modes?: string[] } }>>;
}

interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: Preview;
}

/** The modes that each story names, by its id. */
export async function listParameters(): Promise<Record<string, { modes?: string[] }>> {
  const preview = (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = Object.entries(await preview.extract());
  return Object.fromEntries(
    stories.map(([id, { parameters }]) => [id, parameters.modes ? { modes: parameters.modes } : {}]),
  );
}

/** Loads a font before the first story: one that measures itself must not find another font than the second. */
export async function loadFont(name: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  await preview.ready();
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === name);
  if (faces.length === 0) throw new Error(`No style of the stories brings the font ${name}`);
  await Promise.all(faces.map((face) => face.load()));
}

/** Sets language, theme and the like for all stories to come. */
export async function setGlobals(globals: Record<string, unknown>): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as StorybookPage;
  await preview.ready();
  await new Promise<void>((resolve) => {
    channel.on('globalsUpdated', () => resolve());
    channel.emit('updateGlobals', { globals });
  });
}

/** Puts a story onto the stage as if it were the first, plays it and waits until everything is there. */
export async function renderStory(storyId: string): Promise<void> {
  let seed = 20_260_302;
  Math.random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return seed / 0x80_00_00_00;
  };
  localStorage.clear();
  sessionStorage.clear();
  (document.activeElement as HTMLElement | null)?.blur();
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
  await new Promise<void>((resolve, reject) => {
    const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
    const finish = (settle: () => void) => {
      channel.off('storyFinished', finished);
      for (const failure of failures) channel.off(failure, failed);
      settle();
    };
    const finished = ({ storyId: id }: { storyId: string }) => {
      if (id === storyId) finish(resolve);
    };
    const failed = (reason: unknown) =>
      finish(() =>
        reject(new Error(`${storyId}: ${reason instanceof Error ? reason.message : JSON.stringify(reason)}`)),
      );
    channel.on('storyFinished', finished);
    for (const failure of failures) channel.on(failure, failed);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  window.scrollTo(0, 0);
  await document.fonts.ready;
  const pictures = [...document.images].map(async (image) => {
    image.loading = 'eager';
    if (!image.complete)
      await new Promise((resolve) => ['load', 'error'].forEach((event) => image.addEventListener(event, resolve)));
    if (image.naturalWidth > 0) await image.decode();
  });
  await Promise.all(pictures);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // What was drawn last may have asked for a font.
  await document.fonts.ready;
}

/** How much of the page, from its top, shows the story: with an overlay all of the screen. */
export function measureStory(): number {
  const root = document.querySelector('#storybook-root');
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  };
  const outside = [...document.body.children].filter(
    (child) =>
      child !== root && !child.matches('script, style, .sb-wrapper, #storybook-docs, #storybook-highlights-root'),
  );
  const overlays = [
    ...outside.flatMap((child) => [child, ...child.querySelectorAll('*')]),
    ...document.querySelectorAll(':popover-open, dialog[open]'),
  ];
  const bottoms = [...(root?.querySelectorAll('*') ?? [])]
    .filter(isSeen)
    .map((element) => element.getBoundingClientRect().bottom);
  const whole = document.documentElement.scrollHeight;
  const own = Math.min(Math.ceil(Math.max(32, ...bottoms)) + 16, whole);
  return overlays.some(isSeen) ? Math.max(own, window.innerHeight) : own;
}
