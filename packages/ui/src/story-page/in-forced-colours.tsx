import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { forcedInChromatic } from './modes.ts';

/** A story once more, as Chromatic shows it in forced colours. */
export function inForcedColours(file: { default: unknown }, given: unknown): StoryObj {
  const meta = file.default as Meta;
  const story = given as StoryObj;
  const args = { ...meta.args, ...story.args };
  const component = meta.component as ComponentType<typeof args> | undefined;
  const drawn = story.render ?? meta.render;
  return {
    args,
    decorators: [meta.decorators ?? [], story.decorators ?? []].flat(),
    loaders: [meta.loaders ?? [], story.loaders ?? []].flat(),
    render: drawn ?? (component ? (now) => createElement(component, now) : () => <></>),
    ...(story.play && { play: story.play }),
    parameters: { ...meta.parameters, ...story.parameters, ...forcedInChromatic },
  };
}
