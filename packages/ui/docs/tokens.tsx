import { ColorItem, ColorPalette, Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { media } from '../src/tokens/breakpoints.ts';
import { colorPairs, contrastRatio, minimumRatio } from '../src/tokens/contrast.ts';
import { tokens } from '../src/tokens/contract.css.ts';
import { palette } from '../src/tokens/palette.ts';
import { themeColors } from '../src/tokens/themes.ts';
import { sources } from './component-facts.ts';
import { meaningOf, valuesOf, variableOf, type TokenGroup } from './token-values.ts';

const themeNames = Object.keys(themeColors) as (keyof typeof themeColors)[];

/** A table of a documentation page. */
export function Reference({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table aria-label={head.join(', ')}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How to illustrate the values of a group; others are text only. */
const samples: Partial<Record<TokenGroup, (value: string) => CSSProperties>> = {
  color: (background) => ({ background, inlineSize: '2em' }),
  space: (inlineSize) => ({ inlineSize, background: 'currentColor' }),
  size: (inlineSize) => ({ inlineSize, background: 'currentColor', maxInlineSize: '12em' }),
  radius: (borderRadius) => ({ borderRadius, inlineSize: '3em', blockSize: '2em' }),
  border: (borderWidth) => ({ borderWidth, borderColor: 'currentColor', inlineSize: '3em' }),
  shadow: (boxShadow) => ({ boxShadow, inlineSize: '3em', blockSize: '2em' }),
};
const textSamples: Partial<Record<TokenGroup, (value: string) => CSSProperties>> = {
  text: (fontSize) => ({ fontSize }),
  weight: (fontWeight) => ({ fontWeight }),
  font: (fontFamily) => ({ fontFamily }),
  leading: (lineHeight) => ({ lineHeight, whiteSpace: 'pre' }),
};
const box: CSSProperties = {
  display: 'inline-block',
  blockSize: '1em',
  marginInlineEnd: '0.5em',
  verticalAlign: 'middle',
  border: `1px solid ${tokens.color.line}`,
  forcedColorAdjust: 'none',
};

function Value({ group, where, value }: { group: TokenGroup; where: string; value: string }) {
  return (
    <div>
      {samples[group] && <span aria-hidden="true" style={{ ...box, ...samples[group](value) }} />}
      {textSamples[group] && (
        <span aria-hidden="true" style={{ display: 'block', ...textSamples[group](value) }}>
          {'Glass\nhinge 12'}
        </span>
      )}
      <code>{value}</code> {where}
    </div>
  );
}

/** Tokens by path, e.g. `color.accent`, with variable, meaning, and value in each theme; other paths are left out. */
export function TokenTable({ paths }: { paths: readonly string[] }) {
  const found = paths.flatMap((path) => {
    const [group = '', name = ''] = path.split('.');
    const variable = variableOf(group, name);
    return variable === undefined ? [] : [{ path, group: group as TokenGroup, name, variable }];
  });
  return (
    <Reference
      head={['Token', 'Meaning', 'Value']}
      rows={found.map(({ path, group, name, variable }) => [
        <>
          {path}
          <br />
          <code>{variable}</code>
        </>,
        meaningOf(sources.contract, group, name),
        valuesOf(group, name).map(([where, value]) => <Value key={where} group={group} where={where} value={value} />),
      ])}
    />
  );
}

/** All tokens of these groups. */
export function Tokens({ of: groups }: { of: readonly TokenGroup[] }) {
  return <TokenTable paths={groups.flatMap((group) => Object.keys(tokens[group]).map((name) => `${group}.${name}`))} />;
}

/** Contrast of every pair of colours that is used together, in every theme. */
export function Contrast() {
  return (
    <Reference
      head={['Pair', 'Least', ...themeNames]}
      rows={colorPairs.map(({ front, back, kind }) => [
        `${front} on ${back}`,
        kind === 'text' ? 'Text: 4.5:1, with more contrast 7:1' : 'Shape: 3:1',
        ...themeNames.map((theme) => {
          const [color, background] = [themeColors[theme][front], themeColors[theme][back]];
          const ratio = contrastRatio(color, background);
          return (
            <Unstyled key={theme}>
              <span style={{ color, background, padding: '0.5em', forcedColorAdjust: 'none' }}>
                {kind === 'text' ? 'Aa' : '●'} {ratio.toFixed(2)} {ratio < minimumRatio(kind, theme) ? '✗' : '✓'}
              </span>
            </Unstyled>
          );
        }),
      ])}
    />
  );
}

/** The reference colours, which only themes use. */
export function Palette() {
  const hues = Map.groupBy(Object.entries(palette), ([name]) => name.replace(/\d+$/, ''));
  return (
    <ColorPalette>
      {[...hues].map(([hue, colors]) => (
        <ColorItem key={hue} title={hue} subtitle="" colors={Object.fromEntries(colors)} />
      ))}
    </ColorPalette>
  );
}

/** The media queries, by name. */
export function Breakpoints() {
  return (
    <Reference head={['Name', 'Query']} rows={Object.entries(media).map(([name, query]) => [`media.${name}`, query])} />
  );
}
