/** Runs in the page: animations that run despite reduced motion. */
export async function findMotion(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (
    document
      .getAnimations()
      // The test runner pauses infinite animations.
      .filter((animation) => animation.playState !== 'finished')
      // A ring that turns once in four seconds indicates progress and hardly moves.
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
