// These functions run in the page, so they may not use anything from outside.

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    currentRender?: { story?: { parameters: { modes?: string[] } } };
    storyStoreValue?: { userGlobals: { update: (globals: Record<string, unknown>) => void } };
  };
}

/**
 * Waits for Storybook and a font, because stories that measure themselves must all find the same font. Timers of more than a second never
 * fire, like the one that ends “Copied”: only slow machines would see their effect.
 */
export async function openStage(font: string): Promise<void> {
  const { setTimeout: start, setInterval: repeat } = globalThis;
  const never = 0x7f_ff_ff_ff;
  const soon = (delay = 0) => (delay > 1000 ? never : delay);
  Object.assign(globalThis, {
    setTimeout: (act: () => void, delay?: number, ...given: []) => start(act, soon(delay), ...given),
    setInterval: (act: () => void, delay?: number, ...given: []) => repeat(act, soon(delay), ...given),
  });
  await (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__.ready();
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === font);
  if (faces.length === 0) throw new Error(`No style of the stories brings the font ${font}`);
  await Promise.all(faces.map((face) => face.load()));
}

/** Resets the page to its state before the first story. `manual` disables axe for the next story. */
export function clearStage({ locale, manual }: { locale: string; manual: boolean }): void {
  let seed = 20_260_302;
  Math.random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return seed / 0x80_00_00_00;
  };
  localStorage.clear();
  sessionStorage.clear();
  (document.activeElement as HTMLElement | null)?.blur();
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  preview.storyStoreValue?.userGlobals.update({ locale, theme: 'light', a11y: { manual } });
}

/** The modes of the current story. */
export function modesOfStory(): string[] {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPage;
  return preview.currentRender?.story?.parameters.modes ?? ['wide'];
}

/** Renders and plays a story, and waits until that is done. */
export async function renderStory(id: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
  await new Promise<void>((resolve, reject) => {
    const failures = [
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'storyMissing',
      'storyUnchanged',
    ];
    const finish = (settle: () => void) => {
      channel.off('storyFinished', finished);
      for (const failure of failures) channel.off(failure, failed);
      settle();
    };
    const finished = ({ storyId }: { storyId: string }) => {
      if (storyId === id) finish(resolve);
    };
    // A failed play function quotes the whole page: its start is enough.
    const failed = (reason: { message?: string }) =>
      finish(() => reject(new Error((reason.message ?? JSON.stringify(reason)).slice(0, 500))));
    channel.on('storyFinished', finished);
    for (const failure of failures) channel.on(failure, failed);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Applies a theme and freezes the page until everything is drawn; without a theme, unfreezes it. */
export async function holdStill(theme: string | undefined): Promise<void> {
  document.documentElement.dataset['theme'] = theme ?? 'light';
  document.documentElement.toggleAttribute('data-still', theme !== undefined);
  if (theme === undefined) return;
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
  // The last rendering may have requested a font.
  await document.fonts.ready;
}

/** The height of the page, from its top, that contains the story; with an overlay the whole screen. */
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
