import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { inModes } from './modes.ts';

/** Repeats a story of a file in forced colours, for Chromatic alone. */
export function inForcedColours(file: { default: unknown }, given: unknown): StoryObj {
  const meta = file.default as Meta;
  const story = given as StoryObj;
  const component = meta.component as ComponentType<object> | undefined;
  return {
    args: { ...meta.args, ...story.args },
    decorators: [meta.decorators ?? [], story.decorators ?? []].flat(),
    loaders: [meta.loaders ?? [], story.loaders ?? []].flat(),
    render: story.render ?? meta.render ?? ((args) => (component ? createElement(component, args) : <></>)),
    ...(story.play && { play: story.play }),
    parameters: {
      ...meta.parameters,
      ...story.parameters,
      modes: [],
      chromatic: { ...inModes('wide').chromatic, forcedColors: 'active' },
    },
  };
}
