import { colorPairs, contrastRatio, minimumRatio, type ColorName } from '../../tokens/contrast.ts';

/** Two colors that are used together with too little contrast. */
export interface ContrastFault {
  /** Token in front: `--rd-color-ink`. */
  front: string;
  /** Token behind it. */
  back: string;
  /** Their WCAG 2 contrast, 1 to 21. */
  ratio: number;
  /** The required ratio: 4.5 for text, 7 where more contrast was requested, 3 for shapes. */
  least: number;
}

function propertyOf(name: ColorName): string {
  return `--rd-color-${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

/** Converts a color in any notation to #rrggbb; undefined if the browser does not support it or it is transparent. */
function asHex(color: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d');
  if (!pen || !CSS.supports('color', color)) return undefined;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const hex = (channel: number) => channel.toString(16).padStart(2, '0');
  return alpha < 255 ? undefined : `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** The pairs of colour tokens that have too little contrast at an element, by its computed values. */
export function contrastFaults(element: Element): ContrastFault[] {
  const values = getComputedStyle(element);
  const theme = element.closest('[data-theme]')?.getAttribute('data-theme') ?? 'light';
  return colorPairs.flatMap(({ front, back, kind }) => {
    const [one, other] = [front, back].map((name) => asHex(values.getPropertyValue(propertyOf(name)).trim()));
    if (one === undefined || other === undefined) return [];
    const fault = {
      front: propertyOf(front),
      back: propertyOf(back),
      ratio: contrastRatio(one, other),
      least: minimumRatio(kind, theme),
    };
    return fault.ratio < fault.least ? [fault] : [];
  });
}

/** Warns in the console of faults of the page's root and of every element that has a theme or a style of its own. */
export function warnOfContrast(page: Document): void {
  const reported = new Set<string>();
  for (const element of [page.documentElement, ...page.querySelectorAll('[data-theme], [style*="--rd-color-"]')]) {
    for (const { front, back, ratio, least } of contrastFaults(element)) {
      const text = `[@rider/ui] ${front} on ${back} has a contrast of ${ratio.toFixed(2)}:1 and needs ${least}:1`;
      if (!reported.has(text)) console.warn(text, element);
      reported.add(text);
    }
  }
}
