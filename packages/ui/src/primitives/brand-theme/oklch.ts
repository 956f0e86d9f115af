/** A colour by perceived lightness (0 to 1), chroma and hue (radians). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** Björn Ottosson's matrices of Oklab, from linear sRGB. */
const toCone: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function multiply(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  const [a = 0, b = 0, c = 0] = matrix.map(([one, two, three]) => one * x + two * y + three * z);
  return [a, b, c];
}

/** Converts #rrggbb. */
export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [long, medium, short] = multiply(toCone, [red, green, blue]);
  const [lightness, a, b] = multiply(toLab, [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)]);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Converts to #rrggbb, with less chroma where sRGB lacks the colour. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const [long, medium, short] = multiply(fromLab, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  const channels = multiply(fromCone, [long ** 3, medium ** 3, short ** 3]);
  const isOutside = channels.some((channel) => channel < -0.0005 || channel > 1.0005);
  if (isOutside && chroma > 0.001) return hexOf({ lightness, chroma: chroma * 0.95, hue });
  const hex = channels.map((linear) => {
    const channel = Math.min(1, Math.max(0, linear));
    const value = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
