import { randomUUID } from 'node:crypto';
import type { PunchoutLine } from '@rider/model/punchout';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { shopCurrency } from '../messages/shop-formats.ts';
import type { PunchoutReturnedValues } from './tables.ts';
import { childrenOf, findIn, parseXml, textIn, writeXml, type Element, type Written } from './xml.ts';

const DEFINITION = 'http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd';

/** A party of a message: the domain of its identity, and the identity. */
interface Party {
  domain: string;
  identity: string;
}

/** A cXML request: who sends it, and its content. */
export interface CxmlRequest {
  /** The names and the secret by which the sender signs in. */
  identities: string[];
  secret: string;
  from: Party;
  to: Party;
  /** Whether the sender tests its connection. */
  isTest: boolean;
  /** The element of the request, such as `PunchOutSetupRequest`. */
  content: Element;
}

function partyOf(header: Element | null, name: string): Party {
  const [credential = null] = childrenOf(findIn(header, name), 'Credential');
  return { domain: credential?.getAttribute('domain') ?? '', identity: textIn(credential, 'Identity') };
}

/** A cXML request; null for anything else. */
export function readCxml(text: string): CxmlRequest | null {
  const root = parseXml(text);
  const header = findIn(root, 'Header');
  const request = findIn(root, 'Request');
  const content = [...(request?.childNodes ?? [])].find((node): node is Element => node.nodeType === node.ELEMENT_NODE);
  if (root?.nodeName !== 'cXML' || header === null || content === undefined) return null;
  const sender = childrenOf(findIn(header, 'Sender'), 'Credential');
  const credentials = [...sender, ...childrenOf(findIn(header, 'From'), 'Credential')];
  return {
    identities: credentials.map((credential) => textIn(credential, 'Identity')).filter(Boolean),
    secret: sender.map((credential) => textIn(credential, 'SharedSecret')).find(Boolean) ?? '',
    from: partyOf(header, 'From'),
    to: partyOf(header, 'To'),
    isTest: request?.getAttribute('deploymentMode') === 'test',
    content,
  };
}

/** The person whom a request names: by e-mail, else by name. */
export function personOf(content: Element): string {
  const extrinsics = new Map(
    childrenOf(content, 'Extrinsic').map((element) => [
      element.getAttribute('name') ?? '',
      element.textContent?.trim(),
    ]),
  );
  const named = ['UserEmail', 'UniqueName', 'User'].map((name) => extrinsics.get(name)).find(Boolean);
  return named ?? textIn(content, 'Contact', 'Email');
}

/** A set-up request of a visit. */
export function readSetup({ content, from, to }: CxmlRequest) {
  const cookie = textIn(content, 'BuyerCookie');
  const returned: PunchoutReturnedValues = {
    cookie,
    fromDomain: from.domain,
    fromIdentity: from.identity,
    toDomain: to.domain,
    toIdentity: to.identity,
  };
  return {
    operation: content.getAttribute('operation') ?? '',
    person: personOf(content),
    returnUrl: textIn(content, 'BrowserFormPost', 'URL'),
    returned,
  };
}

function document(now: number, content: readonly Written[]): string {
  const attributes = {
    version: '1.2.060',
    payloadID: `${now}.${randomUUID()}@rider`,
    timestamp: new Date(now).toISOString(),
  };
  return writeXml(['cXML', { ...attributes, 'xml:lang': 'en-US' }, content], DEFINITION);
}

/** A response: its status by the codes of cXML, and what it contains besides. */
export function writeResponse(now: number, { code, text, content = [] }: CxmlStatus): string {
  const status: Written = ['Status', { code: String(code), text: code === 200 ? 'OK' : text }, text];
  return document(now, [['Response', {}, [status, ...content]]]);
}

/** The status of a response. */
export interface CxmlStatus {
  code: 200 | 400 | 401 | 403 | 406 | 409 | 450 | 503;
  text: string;
  content?: readonly Written[];
}

/** What a set-up response contains: where the browser begins the visit. */
export function startPage(address: string): Written {
  return ['PunchOutSetupResponse', {}, [['StartPage', {}, [['URL', {}, address]]]]];
}

function amount(cents: Money): Written {
  return ['Money', { currency: shopCurrency() }, moneyToDecimal(cents)];
}

function item({ sku, name, variant, unitPrice, quantity }: PunchoutLine): Written {
  const description = [name, variant].filter(Boolean).join(', ');
  return [
    'ItemIn',
    { quantity: String(quantity) },
    [
      ['ItemID', {}, [['SupplierPartID', {}, sku]]],
      [
        'ItemDetail',
        {},
        [
          ['UnitPrice', {}, [amount(unitPrice)]],
          ['Description', { 'xml:lang': 'en' }, description],
          ['UnitOfMeasure', {}, 'EA'],
          // Hardware, which the system requires to be classified.
          ['Classification', { domain: 'UNSPSC' }, '31160000'],
          ['ManufacturerPartID', {}, sku],
        ],
      ],
    ],
  ];
}

function party(name: string, domain = '', identity = '', more: readonly Written[] = []): Written {
  return [name, {}, [['Credential', { domain }, [['Identity', {}, identity]]], ...more]];
}

/** The message that returns the cart. The purchasing system requested it as `from` from `to`, so it goes the other way. */
export function writeOrderMessage(
  now: number,
  { fromDomain, fromIdentity, toDomain, toIdentity, cookie = '' }: PunchoutReturnedValues,
  { lines, total }: { lines: readonly PunchoutLine[]; total: Money },
): string {
  const header: Written = [
    'Header',
    {},
    [
      party('From', toDomain, toIdentity),
      party('To', fromDomain, fromIdentity),
      party('Sender', toDomain, toIdentity, [['UserAgent', {}, 'RIDER']]),
    ],
  ];
  const message: Written = [
    'PunchOutOrderMessage',
    {},
    [
      ['BuyerCookie', {}, cookie],
      ['PunchOutOrderMessageHeader', { operationAllowed: 'create' }, [['Total', {}, [amount(total)]]]],
      ...lines.map(item),
    ],
  ];
  return document(now, [header, ['Message', {}, [message]]]);
}
