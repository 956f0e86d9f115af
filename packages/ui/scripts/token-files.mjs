// Writes the tokens for design tools, as the Design Tokens Community Group's format (2025.10) has them, and for readers, from their one source.
import { readFileSync } from 'node:fs';
import { tokens } from '../src/tokens/contract.css.ts';
import { themeColors } from '../src/tokens/themes.ts';
import { meaningOf, valuesOf, variableOf } from '../docs/token-values.ts';

const contract = readFileSync(new URL('../src/tokens/contract.css.ts', import.meta.url), 'utf8');
const types = {
  color: ['color', colorOf],
  space: ['dimension', lengthOf],
  text: ['dimension', lengthOf],
  radius: ['dimension', lengthOf],
  border: ['dimension', lengthOf],
  size: ['dimension', lengthOf],
  font: ['fontFamily', (value) => value.split(',').map((name) => name.trim().replaceAll('"', ''))],
  weight: ['fontWeight', Number],
  leading: ['number', Number],
  layer: ['number', Number],
  shadow: ['shadow', shadowOf],
  motion: ['duration', durationOf],
};

/** The texts of the files, by name: all tokens in `tokens/light.json`, the colours of another theme in its file, and TOKENS.md. */
export function tokenFiles() {
  const other = Object.keys(themeColors).filter((theme) => theme !== 'light');
  const json = (groups, theme) => `${JSON.stringify(groupsIn(groups, theme), null, 2)}\n`;
  return {
    'tokens/light.json': json(Object.keys(tokens), 'light'),
    ...Object.fromEntries(
      other.map((theme) => [`tokens/${theme.replaceAll(/\W+/g, '-')}.json`, json(['color'], theme)]),
    ),
    'TOKENS.md': table(),
  };
}

function groupsIn(groups, theme) {
  return Object.fromEntries(
    groups.map((group) => [
      group,
      Object.fromEntries(Object.keys(tokens[group]).flatMap((name) => tokenOf(group, name, theme))),
    ]),
  );
}

/** [[name, token]] of the format, or nothing for a value that it has no type for, such as a width in `ch`. */
function tokenOf(group, name, theme) {
  const values = valuesOf(group, name);
  const [, css] = values.find(([where]) => where === theme) ?? values[0];
  const [type, convert] = name === 'ease' ? ['cubicBezier', (value) => numbersIn(value)] : types[group];
  const $value = convert(css);
  const $description = meaningOf(contract, group, name);
  const $extensions = { 'com.rider.css': { variable: variableOf(group, name), value: css } };
  return $value === undefined
    ? []
    : [[name, { $type: type, $value, ...($description && { $description }), $extensions }]];
}

function colorOf(css) {
  const hex = /^#(..)(..)(..)$/.exec(css);
  if (hex) {
    const components = hex.slice(1).map((pair) => rounded(Number.parseInt(pair, 16) / 255));
    return { colorSpace: 'srgb', components, alpha: 1, hex: css };
  }
  const [red, green, blue, alpha] = numbersIn(css);
  return { colorSpace: 'srgb', components: [red, green, blue].map((channel) => rounded(channel / 255)), alpha };
}

function lengthOf(css) {
  const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(css) ?? [];
  return unit && { value: Number(value), unit };
}

function durationOf(css) {
  const [, value, unit] = /^([\d.]+)(ms)$/.exec(css) ?? [];
  return unit && { value: Number(value), unit };
}

function shadowOf(css) {
  const [offsetX, offsetY, blur] = css.split(' ').map((length) => lengthOf(length) ?? { value: 0, unit: 'px' });
  return { color: colorOf(css.slice(css.indexOf('rgb'))), offsetX, offsetY, blur, spread: { value: 0, unit: 'px' } };
}

function numbersIn(css) {
  return css.match(/-?[\d.]+/g).map(Number);
}

function rounded(number) {
  return Math.round(number * 10_000) / 10_000;
}

function table() {
  const sections = Object.keys(tokens).map((group) => {
    const rows = Object.keys(tokens[group]).map((name) => {
      const values = valuesOf(group, name).map(([where, value]) => `\`${value}\`${where && ` ${where}`}`);
      return `| \`${group}.${name}\` | \`${variableOf(group, name)}\` | ${meaningOf(contract, group, name)} | ${values.join('<br>')} |\n`;
    });
    return `\n## ${group}\n\n| token | variable | meaning | value |\n| --- | --- | --- | --- |\n${rows.join('')}`;
  });
  return `# Tokens of @rider/ui

Set a variable on any element to change it inside. The same tokens are in \`tokens/*.json\`, in the format of the Design Tokens Community Group,
for design tools: \`light.json\` has all, the others the colours of their theme.
${sections.join('')}`;
}
