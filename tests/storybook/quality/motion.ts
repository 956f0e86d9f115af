/** Runs in the page: animations that go on although less motion is asked for. */
export async function findMotion(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document
    .getAnimations()
    .filter((animation) => animation.playState === 'running')
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
    .map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
      return `${name} goes on at ${target?.closest('[data-component]')?.getAttribute('data-component') ?? target?.tagName}`;
    });
}
