// What Chromatic would be sent: which stories a change re-takes, by its own trace of the static Storybook, and how many pictures that makes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { sourceFile } from '../.storybook/story-modules.ts';
import { picturesOf } from '../.storybook/story-modes.ts';
import { report } from './sources.mjs';
import { root } from './toolchain.mjs';

const { externals } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));

/** Prints the plan for what changed since a commit, and fails where a change would not re-take what it changes. */
export function planForChromatic(since = 'HEAD~1') {
  const files = storyFiles();
  const changed = changedSince(since);
  const retaken = changed === undefined ? { all: true, why: `${since} is not there` } : retakenBy(changed);
  const sent = retaken.all ? files : files.filter((path) => retaken.files.includes(path));
  const of = (list) => `${list.length} files of stories, ${pictures(list)} pictures`;
  console.log(`Of ${of(files)}, Chromatic would be sent ${of(sent)}${retaken.why ? `: ${retaken.why}` : ''}`);
  report(
    faults(files),
    'Changes of tokens, reset, texts and pictures re-take everything, those of a component its own stories',
  );
}

/** What Chromatic must find, by a file of each kind. */
function faults(files) {
  const ofAll = ['tokens/light.css.ts', 'reset/reset.css.ts', 'story-page/pictures/brand/logo.svg'].map(
    (path) => `packages/ui/src/${path}`,
  );
  const missed = [...ofAll, 'packages/ui/messages/zh-CN.json'].filter((path) => !retakenBy([path]).all);
  const own = 'packages/ui/src/order-card/order-card';
  const { all, files: found = [] } = retakenBy([`${own}.css.ts`]);
  const isRight = !all && found.includes(`${own}.stories.tsx`) && found.length < files.length / 2;
  return [
    ...missed.map((path) => `a change of ${path} does not re-take every story`),
    ...(isRight ? [] : [`a change of ${own}.css.ts re-takes ${all ? 'everything' : found.join(', ') || 'nothing'}`]),
  ];
}

/** { all, why } or { files }: the files of stories that Chromatic takes anew when these files change. */
function retakenBy(changed) {
  const external = changed.find((path) => externals.some((glob) => matchesGlob(path, glob)));
  if (external !== undefined) return { all: true, why: `${external} changes all of them` };
  if (changed.length === 0) return { all: false, files: [] };
  const { stdout, stderr, error } = spawnSync('chromatic', ['trace', '--mode', 'compact', ...changed], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error !== undefined) throw error;
  const said = `${stdout}${stderr}`;
  if (said.includes('A full build is required')) return { all: true, why: 'what changed belongs to every story' };
  if (!/Traced \d+ changed/.test(said)) throw new Error(`chromatic trace said something else:\n${said}`);
  return { all: false, files: [...said.matchAll(/^— (\S+\.stories\.tsx)/gm)].map(([, path]) => path) };
}

function storyFiles() {
  const path = join(root, 'storybook-static/index.json');
  if (!existsSync(path)) throw new Error('There is no static Storybook yet: pnpm storybook:build makes it.');
  const { entries } = JSON.parse(readFileSync(path, 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return [...new Set(stories.map(({ importPath }) => importPath.replace(/^\.\//, '')))];
}

function pictures(files) {
  return files.reduce((sum, path) => sum + picturesOf(sourceFile(join(root, path))), 0);
}

/** Undefined where that commit is not known, as in a shallow clone. */
function changedSince(commit) {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', commit], { cwd: root, encoding: 'utf8' });
  // Which packages changed Chromatic finds in the lockfile, not by its trace.
  const isTraced = (path) => path !== '' && !/(?:^|\/)(?:package\.json|pnpm-lock\.yaml)$/.test(path);
  return status === 0 ? stdout.split('\n').filter(isTraced) : undefined;
}
