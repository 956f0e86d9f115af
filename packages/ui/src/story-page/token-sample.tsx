import type { CSSProperties } from 'react';
import * as styles from './token-table.css.ts';
import type { TokenDescription, TokenGroup } from './token-list.ts';

type Sample = { className: string; style: (value: string) => CSSProperties; text?: string };

/** How to illustrate the values of a group; others are text only. */
const samples: Partial<Record<TokenGroup, Sample>> = {
  color: { className: styles.swatch, style: (background) => ({ background }) },
  space: { className: styles.bar, style: (inlineSize) => ({ inlineSize }) },
  size: { className: styles.bar, style: (inlineSize) => ({ inlineSize }) },
  radius: { className: styles.box, style: (borderRadius) => ({ borderRadius }) },
  border: { className: styles.box, style: (borderWidth) => ({ borderWidth, borderColor: 'currentColor' }) },
  shadow: { className: styles.box, style: (boxShadow) => ({ boxShadow }) },
  text: { className: styles.letters, style: (fontSize) => ({ fontSize }), text: 'Hinge 12' },
  weight: { className: styles.letters, style: (fontWeight) => ({ fontWeight }), text: 'Hinge 12' },
  font: { className: styles.letters, style: (fontFamily) => ({ fontFamily }), text: 'Hinge 12' },
  leading: {
    className: styles.letters,
    style: (lineHeight) => ({ lineHeight, whiteSpace: 'pre' }),
    text: 'Glass\nHinge',
  },
};

/** Illustrates a token's value: a colour as a swatch, a length as a bar, a type size as letters. */
export function TokenSample({ token, value }: { token: TokenDescription; value: string }) {
  const sample = samples[token.group];
  if (!sample) return null;
  return (
    <span aria-hidden="true" className={sample.className} style={sample.style(value)}>
      {sample.text}
    </span>
  );
}
