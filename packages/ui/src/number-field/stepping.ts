/** What a number may be. Steps count from `min`, else from 0. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** The number some steps up (+) or down (−) from another, kept to the range; null when there is none that way. */
export function steppedNumber(from: number, steps: number, range: NumberRange): number | null {
  const places = placeOf(from, range);
  const next = within((steps > 0 ? Math.floor(places) : Math.ceil(places)) + steps, range);
  return (next - from) * steps > 0 ? next : null;
}

/** How many steps a number is away from the start of its range. */
export function placeOf(number: number, { min, step }: NumberRange): number {
  return exact((number - startOf(min)) / step);
}

/** The number at a place of the range, or at the last or first place before it. */
export function within(place: number, range: NumberRange): number {
  const last = Math.floor(placeOf(range.max, range));
  const first = Number.isFinite(range.min) ? 0 : -Infinity;
  return exact(startOf(range.min) + Math.max(Math.min(place, last), first) * range.step);
}

function startOf(min: number): number {
  return Number.isFinite(min) ? min : 0;
}

/** 0.1 + 0.2 is 0.3. */
function exact(number: number): number {
  return Number(number.toPrecision(12));
}
