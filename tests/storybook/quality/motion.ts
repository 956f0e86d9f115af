/** Runs in the page: animations that go on although less motion is asked for. */
export async function findMotion(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (
    document
      .getAnimations()
      // The test runner pauses what goes on.
      .filter((animation) => animation.playState !== 'finished')
      // A ring that turns in four seconds stands for something that goes on, and hardly moves.
      .filter(({ effect }) => {
        const duration = Number(effect?.getComputedTiming().duration ?? 0);
        return duration > 10 && duration < 4000;
      })
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
        return `${name} goes on at ${target?.closest('[data-component]')?.getAttribute('data-component') ?? target?.tagName}`;
      })
  );
}
