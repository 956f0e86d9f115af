import { html } from 'hono/html';
import type { Locale } from '@rider/model/locale';
import { messageText } from '../messages/index.ts';

/** A fact with its term; `href` makes it a link. */
export interface EmailFact {
  term: string;
  description: string;
  href?: string;
}

/** An order line: name, quantity with unit price, and amount. */
export interface EmailLine {
  name: string;
  /** Variant and SKU. */
  detail: string;
  quantity: string;
  amount: string;
}

/** The parts of an email about an order. */
export interface EmailParts {
  subject: string;
  /** Paragraphs before the facts. */
  opening: readonly string[];
  facts: readonly EmailFact[];
  lines: readonly EmailLine[];
  /** Sums; the last is the total. */
  sums: readonly { term: string; amount: string }[];
  /** Link to the details, an absolute URL. */
  link: { text: string; href: string };
  /** The sender's signature, line by line. */
  signature: readonly string[];
}

/** An email for the outbox. */
export interface RenderedEmail {
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as an HTML document; empty for plain-text emails. */
  html: string;
}

/** The paragraphs of a text, which blank lines separate. */
export function emailParagraphs(text: string): string[] {
  return text.split(/\n(?:[ \t]*\n)+/);
}

function writtenText({ opening, facts, lines, sums, link, signature }: EmailParts, locale: Locale): string {
  const named = (term: string, text: string): string => messageText('backend.email-line', locale, { term, text });
  const blocks = [
    ...opening,
    facts.map(({ term, description, href }) => named(term, [description, href].filter(Boolean).join(' '))).join('\n'),
    ...lines.map(({ name, detail, quantity, amount }) => `${name}\n${detail}\n${quantity} = ${amount}`),
    sums.map(({ term, amount }) => named(term, amount)).join('\n'),
    named(link.text, link.href),
    signature.join('\n'),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

type Markup = ReturnType<typeof html>;

// Mail clients drop style sheets and classes, so styles are inline.
const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:22px;color:#14191f';
const QUIET = 'font-size:13px;line-height:18px;color:#55606b';
const CELL = 'padding:8px 0;border-bottom:1px solid #dde2e7;vertical-align:top';
const TERM = `${QUIET};padding:3px 16px 3px 0;vertical-align:top;white-space:nowrap`;
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0b5d5f;border-radius:4px;color:#ffffff;text-decoration:none;font-weight:bold';

function linesMarkup(lines: readonly string[]): Markup[] {
  return lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

function factMarkup({ term, description, href }: EmailFact): Markup {
  return html`<tr>
    <th align="left" style="${TERM};font-weight:normal">${term}</th>
    <td style="padding:3px 0">
      ${href === undefined ? description : html`<a href="${href}" style="color:#0b5d5f">${description}</a>`}
    </td>
  </tr>`;
}

function lineMarkup({ name, detail, quantity, amount }: EmailLine): Markup {
  return html`<tr>
    <td style="${CELL}">
      ${name}<br /><span style="${QUIET}">${detail}</span><br /><span style="${QUIET}">${quantity}</span>
    </td>
    <td align="right" style="${CELL};white-space:nowrap">${amount}</td>
  </tr>`;
}

function sumMarkup({ term, amount }: EmailParts['sums'][number], isTotal: boolean): Markup {
  const weight = isTotal ? ';font-weight:bold' : '';
  return html`<tr>
    <td align="right" width="100%" style="padding:3px 16px 3px 0${weight}">${term}</td>
    <td align="right" style="padding:3px 0;white-space:nowrap${weight}">${amount}</td>
  </tr>`;
}

function tableMarkup(rows: readonly Markup[]): Markup | '' {
  if (rows.length === 0) return '';
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
    ${rows}
  </table>`;
}

/** A document of tables with inline styles, which all mail clients support; every text is escaped. */
async function writtenHtml(parts: EmailParts, locale: Locale): Promise<string> {
  const { subject, opening, facts, lines, sums, link, signature } = parts;
  const document = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f3f5f7">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f7">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px;background:#ffffff;${FONT}"
              >
                <tr>
                  <td style="padding:28px 28px 20px;${FONT}">
                    <h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${subject}</h1>
                    ${opening.map((text) => html`<p style="margin:0 0 16px">${linesMarkup(text.split('\n'))}</p>`)}
                    ${tableMarkup(facts.map(factMarkup))} ${tableMarkup(lines.map(lineMarkup))}
                    ${tableMarkup(sums.map((sum, index) => sumMarkup(sum, index === sums.length - 1)))}
                    <p style="margin:0 0 20px"><a href="${link.href}" style="${BUTTON}">${link.text}</a></p>
                    <p style="margin:0;${QUIET}">${linesMarkup(signature)}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(document);
}

/** Renders an email as plain text and as HTML. */
export async function renderEmail(parts: EmailParts, locale: Locale): Promise<RenderedEmail> {
  return { subject: parts.subject, body: writtenText(parts, locale), html: await writtenHtml(parts, locale) };
}
