import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { BodyTarget } from './targets.ts';

/** A body as data: large ones are described and generated when sent. */
export type BodyPlan =
  | { made: 'text'; type: string; text: string }
  /** Nested arrays. */
  | { made: 'deep'; depth: number }
  /** An object with `count` members, or a list of `count` ids under one name. */
  | { made: 'wide'; count: number; name: string | null }
  | { made: 'zeros'; kilobytes: number }
  | { made: 'multipart'; parts: MultipartPlan[]; closed: boolean; boundary: string }
  | { made: 'sign-in'; account: string; password: string };

/** A part of a form. */
export interface MultipartPlan {
  name: string;
  fileName: string | null;
  content:
    | { is: 'text'; text: string }
    | { is: 'picture'; side: number; bits: 8 | 16; sentShare: number }
    | { is: 'signature of a JPEG'; kilobytes: number };
}

/** Bodies for an address, in its accepted format and in others. */
export function bodies({ parameters, takes }: BodyTarget): fc.Arbitrary<BodyPlan> {
  const name = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...parameters) }, hostileText);
  const members = fc.dictionary(name, hostileValue, { maxKeys: 6 });
  const json = members.map((object): BodyPlan => ({
    made: 'text',
    type: 'application/json',
    text: JSON.stringify(object),
  }));
  const cut = fc.tuple(members, fc.nat(200)).map(([object, at]): BodyPlan => ({
    made: 'text',
    type: 'application/json',
    text: JSON.stringify(object).slice(0, at),
  }));
  const urlEncoded = fc.array(fc.tuple(name, hostileText), { maxLength: 6 }).map((pairs): BodyPlan => ({
    made: 'text',
    type: 'application/x-www-form-urlencoded',
    text: pairs.map((texts) => texts.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&'),
  }));
  const odd = fc.oneof(
    cut,
    fc.constantFrom(10, 1000, 50_000).map((depth): BodyPlan => ({ made: 'deep', depth })),
    fc
      .tuple(fc.constantFrom(100, 3000, 40_000), fc.option(name))
      .map(([count, each]): BodyPlan => ({ made: 'wide', count, name: each })),
    fc.constantFrom(300, 3000, 12_000).map((kilobytes): BodyPlan => ({ made: 'zeros', kilobytes })),
    fc
      .tuple(
        fc.constantFrom('application/json', 'text/xml', '', 'application/x-www-form-urlencoded'),
        fc.string({ unit: 'binary', maxLength: 80 }),
      )
      .map(([type, text]): BodyPlan => ({ made: 'text', type, text })),
  );
  const usual = { json, form: urlEncoded, picture: multipart(fc.constant('file')), 'sign-in': signIn }[takes];
  return fc.oneof({ weight: 6, arbitrary: usual }, odd, multipart(name));
}

function multipart(name: fc.Arbitrary<string>): fc.Arbitrary<BodyPlan> {
  const content: fc.Arbitrary<MultipartPlan['content']> = fc.oneof(
    fc.record({ is: fc.constant('text' as const), text: hostileText }),
    fc.record({
      is: fc.constant('picture' as const),
      // The last two are bombs: small files of 25 and 50 million pixels.
      side: fc.constantFrom(1, 8, 300, 3000, 5000, 7070),
      bits: fc.constantFrom(8 as const, 16 as const),
      sentShare: fc.constantFrom(1, 1, 1, 0.5, 0.01),
    }),
    fc.record({ is: fc.constant('signature of a JPEG' as const), kilobytes: fc.constantFrom(0, 1, 600, 6000) }),
  );
  const part = fc.record({ name, fileName: fc.option(hostileText), content });
  return fc.record({
    made: fc.constant('multipart' as const),
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
    closed: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    boundary: fc.oneof({ weight: 5, arbitrary: fc.constant('fuzz') }, fc.constantFrom('', ' ', '"', 'x'.repeat(300))),
  });
}

/** Includes the right password, because some attacks target what follows it: a redirect. */
const signIn = fc.record({
  made: fc.constant('sign-in' as const),
  account: fc.oneof({ weight: 3, arbitrary: fc.constant('danaglass') }, hostileText),
  password: fc.oneof({ weight: 3, arbitrary: fc.constant('Rider2026') }, hostileText),
});
