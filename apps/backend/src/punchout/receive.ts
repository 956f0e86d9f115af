import { punchoutScreen, PUNCHOUT_PATHS } from '@rider/model/punchout';
import { ApiError } from '../http/api-error.ts';
import { textIdOf } from '../http/answers.ts';
import { messageText } from '../messages/index.ts';
import type { CheckoutServices } from '../order/checkout.ts';
import { companyOfSystem, hasKnownSecret } from './connections.ts';
import { readCxml, readSetup, startPage, writeResponse, type CxmlRequest, type CxmlStatus } from './cxml.ts';
import { readOci } from './oci.ts';
import { receiveOrder, RejectedOrder } from './receive-order.ts';
import { requestVisit, type RequestedVisit } from './visits.ts';

/** The paths that {@link receivePunchout} answers begin with this. */
export const PUNCHOUT_ROOT = '/punchout/';
/** Maximum size of a message, in bytes: an order of the maximum number of lines. */
const LONGEST_MESSAGE = 500_000;
/** Maximum size of a message of an unknown sender, because parsing takes CPU time. */
const LONGEST_OF_UNKNOWN = 8_000;
const UNKNOWN_SENDER: CxmlStatus = { code: 401, text: 'The identity or the shared secret is wrong.' };

const OK = 'OK';

/** Requests a visit and returns the address where the browser begins it. */
async function visit(services: CheckoutServices, requested: RequestedVisit): Promise<string> {
  return services.shopOrigin + punchoutScreen(await requestVisit(services, requested));
}

async function answerCxml(services: CheckoutServices, request: CxmlRequest): Promise<CxmlStatus> {
  const companyId = await companyOfSystem(services, request);
  if (companyId === null) return UNKNOWN_SENDER;
  if (request.content.nodeName === 'OrderRequest' && request.isTest)
    return { code: 450, text: 'Orders in test mode are not placed.' };
  if (request.content.nodeName === 'OrderRequest')
    return { code: 200, text: await receiveOrder(services, companyId, request.content) };
  if (request.content.nodeName !== 'PunchOutSetupRequest')
    return { code: 450, text: 'Only PunchOutSetupRequest and OrderRequest are supported.' };
  const { operation, ...requested } = readSetup(request);
  if (operation !== 'create') return { code: 450, text: 'Only the operation create is supported.' };
  const address = await visit(services, { ...requested, companyId, protocol: 'cxml' });
  return { code: 200, text: OK, content: [startPage(address)] };
}

async function readAndAnswer(services: CheckoutServices, body: string): Promise<CxmlStatus> {
  if (body.length > LONGEST_OF_UNKNOWN && !(await hasKnownSecret(services.database, body))) return UNKNOWN_SENDER;
  const request = readCxml(body);
  return request === null ? { code: 400, text: 'This is no cXML request.' } : answerCxml(services, request);
}

async function receiveCxml(services: CheckoutServices, body: string): Promise<Response> {
  const status = await readAndAnswer(services, body).catch((error: unknown): CxmlStatus => {
    if (error instanceof RejectedOrder) return { code: error.code, text: error.message };
    if (!(error instanceof ApiError)) throw error;
    const text = messageText(textIdOf(error.reason), 'en-US', { wait: '1 h', ...error.detail.parameters });
    return { code: error.detail.http === undefined ? 400 : 503, text };
  });
  return new Response(writeResponse(services.clock(), status), {
    headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** A call by OCI is a form of the person's browser, which continues at the screen that begins the visit. */
async function receiveOci(services: CheckoutServices, body: string): Promise<Response> {
  const goTo = (Location: string) => new Response(null, { status: 303, headers: { Location } });
  const call = readOci(new URLSearchParams(body));
  if (call === null) return goTo(punchoutScreen(''));
  const { identity, secret, ...requested } = call;
  const companyId = await companyOfSystem(services, { identities: [identity], secret });
  if (companyId === null) return goTo(punchoutScreen(''));
  try {
    return goTo(await visit(services, { ...requested, companyId, protocol: 'oci' }));
  } catch (error) {
    if (error instanceof ApiError) return goTo(punchoutScreen(''));
    throw error;
  }
}

/** Answers a purchasing system: requests of visits by cXML and OCI, and orders by cXML. */
export async function receivePunchout(services: CheckoutServices, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const body = await request.text();
  if (body.length > LONGEST_MESSAGE) return new Response(null, { status: 413 });
  if (pathname === PUNCHOUT_PATHS.cxml) return receiveCxml(services, body);
  if (pathname === PUNCHOUT_PATHS.oci) return receiveOci(services, body);
  return new Response(null, { status: 404 });
}
