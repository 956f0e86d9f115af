import type { RichNode } from '@rider/ui/rich-text-parser';

const LEVEL = /^h([1-6])$/;

function levelsIn(nodes: readonly RichNode[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const level = LEVEL.exec(node[0])?.[1];
    return level === undefined ? levelsIn(node[2]) : [Number(level)];
  });
}

function lowered(nodes: readonly RichNode[], by: number): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    const level = LEVEL.exec(tag)?.[1];
    const shown = level === undefined ? tag : `h${Math.min(6, Number(level) + by)}`;
    return [shown, attributes, lowered(children, by)] as const;
  });
}

/** Shifts the headings of a text so that the highest has this level: authors do not see the headings above their text. */
export function headingsFrom(level: 2 | 3, nodes: readonly RichNode[]): RichNode[] {
  const levels = levelsIn(nodes);
  return levels.length === 0 ? [...nodes] : lowered(nodes, level - Math.min(...levels));
}
