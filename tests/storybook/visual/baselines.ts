import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compactPicture } from './compact-picture.ts';
import { comparePictures } from './comparison.ts';

/** One picture: a story in a mode. */
export interface Shot {
  story: string;
  mode: string;
}

/** What came of a picture. */
export type Outcome =
  | { shot: Shot; kind: 'same' | 'new' | 'written' | 'gone' }
  | { shot: Shot; kind: 'different'; pixels: number }
  | { shot: Shot; kind: 'broken'; reason: string };

/** The accepted pictures, and the folder for what is to be reviewed. */
export class Baselines {
  private readonly accepted: string;
  private readonly review: string;

  constructor(accepted: string, review: string) {
    this.accepted = accepted;
    this.review = review;
  }

  /** Whether there is an accepted picture, and this is another. */
  differs(shot: Shot, actual: Buffer): boolean {
    const path = this.pathOf(shot);
    return existsSync(path) && comparePictures(readFileSync(path), actual) !== undefined;
  }

  /** Compares a picture with the accepted one; a different one is laid out for review, or accepted. */
  judge(shot: Shot, actual: Buffer, accept: boolean): Outcome {
    const path = this.pathOf(shot);
    const expected = existsSync(path) ? readFileSync(path) : undefined;
    const difference = expected && comparePictures(expected, actual);
    if (expected && !difference) return { shot, kind: 'same' };
    if (accept) {
      write(path, compactPicture(actual));
      return { shot, kind: 'written' };
    }
    write(this.reviewPath(shot, 'actual'), actual);
    if (!expected || !difference) return { shot, kind: 'new' };
    write(this.reviewPath(shot, 'expected'), expected);
    write(this.reviewPath(shot, 'diff'), difference.diff);
    return { shot, kind: 'different', pixels: difference.pixels };
  }

  /** Accepted pictures of which no story is left; they go when accepting. */
  leftOver(shots: readonly Shot[], accept: boolean): Outcome[] {
    const known = new Set(shots.map((shot) => this.pathOf(shot)));
    const left = (existsSync(this.accepted) ? readdirSync(this.accepted) : []).flatMap((story) =>
      readdirSync(join(this.accepted, story)).map((name) => ({ story, mode: name.replace(/\.png$/, '') })),
    );
    return left
      .filter((shot) => !known.has(this.pathOf(shot)))
      .map((shot) => {
        if (accept) rmSync(this.pathOf(shot));
        return { shot, kind: accept ? 'written' : 'gone' };
      });
  }

  private pathOf({ story, mode }: Shot): string {
    return join(this.accepted, story, `${mode}.png`);
  }

  private reviewPath({ story, mode }: Shot, part: 'expected' | 'actual' | 'diff'): string {
    return join(this.review, story, `${mode}-${part}.png`);
  }
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
