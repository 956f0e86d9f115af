import { expect, test } from 'vitest';
import { renderEmail, type EmailParts } from './render-email.ts';

let number = 0;
/** An untrusted text with markup, ends of an attribute and a comment, and an entity. */
const hostile = (): string => `"'><img src=x onerror=alert(${(number += 1)})><!--&amp;`;

function hostileParts(): EmailParts {
  return {
    subject: hostile(),
    opening: [hostile(), hostile()],
    facts: [
      { term: hostile(), description: hostile() },
      { term: hostile(), description: hostile(), href: `https://courier.test/?n=${hostile()}` },
    ],
    lines: [{ name: hostile(), detail: hostile(), quantity: hostile(), amount: hostile() }],
    sums: [
      { term: hostile(), amount: hostile() },
      { term: hostile(), amount: hostile() },
    ],
    link: { text: hostile(), href: `https://shop.test/?n=${hostile()}` },
    signature: [hostile(), hostile()],
  };
}

test.each(['en-US', 'zh-CN'] as const)(
  '[R10.6] every text of an email in %s is escaped in its HTML',
  async (locale) => {
    number = 0;
    const { html, body, subject } = await renderEmail(hostileParts(), locale);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<!--');
    expect(html).not.toMatch(/&amp;(?!amp;|lt;|gt;|quot;|#39;)/);
    const escaped = [...html.matchAll(/&quot;&#39;&gt;&lt;img src=x onerror=alert\((\d+)\)&gt;&lt;!--&amp;amp;/g)];
    expect(new Set(escaped.map(([, each]) => Number(each))).size).toBe(number);
    // Plain text needs no escaping.
    expect(body).not.toMatch(/&lt;|&quot;/);
    expect(subject).toBe(`"'><img src=x onerror=alert(1)><!--&amp;`);
  },
);
