/** Allowed numbers. Steps count from `min`, else from 0. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** The number some steps up (+) or down (−), clamped; null at the end of the range. */
export function steppedNumber(from: number, steps: number, range: NumberRange): number | null {
  const places = placeOf(from, range);
  const next = within((steps > 0 ? Math.floor(places) : Math.ceil(places)) + steps, range);
  return (next - from) * steps > 0 ? next : null;
}

/** Steps from the start of the range. */
export function placeOf(number: number, { min, step }: NumberRange): number {
  return exact((number - startOf(min)) / step);
}

/** Returns the number at an index of the range, or the nearest one inside. */
export function within(place: number, range: NumberRange): number {
  const last = Math.floor(placeOf(range.max, range));
  const first = Number.isFinite(range.min) ? 0 : -Infinity;
  return exact(startOf(range.min) + Math.max(Math.min(place, last), first) * range.step);
}

function startOf(min: number): number {
  return Number.isFinite(min) ? min : 0;
}

/** Corrects binary fractions: 0.1 + 0.2 is 0.3. */
function exact(number: number): number {
  return Number(number.toPrecision(12));
}
