import type ts from 'typescript';
import { objectNamed, storiesOf } from './story-modules.ts';

/** Modes of the sets in packages/ui/src/story-page/modes.ts that Chromatic takes; it takes forced colours of stories of their own. */
const ofSets = { primitiveModes: 3, sectionModes: 5 };

/** How many pictures Chromatic takes of a file of stories. */
export function picturesOf(file: ts.SourceFile): number {
  if (file.fileName.endsWith('forced-colours.stories.tsx')) return storiesOf(file).length;
  const ofFile = picturesIn(objectNamed(file, 'meta')) ?? 1;
  return storiesOf(file).reduce((sum, name) => sum + (picturesIn(objectNamed(file, name)) ?? ofFile), 0);
}

/** Undefined where the parameters name no mode. */
function picturesIn(object: ts.ObjectLiteralExpression | undefined): number | undefined {
  const parameters = object?.properties.find((one) => one.name?.getText() === 'parameters');
  if (!parameters) return undefined;
  const own = /inModes\((?<names>[^)]*)\)/.exec(parameters.getText())?.groups?.['names'];
  if (own !== undefined) return (own.match(/'\w+'/g) ?? []).filter((name) => name !== "'forced'").length;
  const set = Object.entries(ofSets).find(([name]) => parameters.getText().includes(name));
  return set?.[1];
}
