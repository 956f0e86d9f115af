import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswersProvider, DocumentAnswers } from './document-answers.tsx';
import type { Seed } from './query.ts';

const HOSTILE = '</script><script>alert(1)</script><!--';

test('[R8.6] answers are embedded in the document as data, whatever they contain', () => {
  const shared = { name: HOSTILE, missing: undefined, list: [1, null, 'ä "\\ \u2028'] };
  const answers: Seed = [
    [['products', { keyword: HOSTILE, page: 1, pageSize: 24 }], shared],
    [['user'], null],
    [['header'], shared],
  ];
  const html = renderToString(
    <AnswersProvider answers={answers}>
      <DocumentAnswers />
    </AnswersProvider>,
  );
  const [, attributes, text = ''] = /^<script([^>]*)>(.*)<\/script>$/s.exec(html) ?? [];
  expect(attributes).toContain('type="application/json"');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(answers)));
});
