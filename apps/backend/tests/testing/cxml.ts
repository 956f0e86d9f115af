import type { Shop } from './databases.ts';

/** A cXML request in the form of the cXML user's guide: header with sender and secret, and the request's content. */
export function cxmlRequest(content: string, { identity = 'north-glass', secret = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML xml:lang="en-US" payloadID="933694607118.1869318421@buyer.example" timestamp="2026-08-15T08:36:47-07:00">
  <Header>
    <From><Credential domain="DUNS"><Identity>65652314</Identity></Credential></From>
    <To><Credential domain="DUNS"><Identity>83528721</Identity></Credential></To>
    <Sender>
      <Credential domain="NetworkUserId">
        <Identity>${identity}</Identity><SharedSecret>${secret}</SharedSecret>
      </Credential>
      <UserAgent>Procurement 1.1</UserAgent>
    </Sender>
  </Header>
  <Request deploymentMode="production">${content}</Request>
</cXML>`;
}

/** A set-up request of a person. */
export function setupRequest(
  person = 'jsmith@buyer.example',
  { operation = 'create', returnUrl = 'https://buyer.example/return?client=1' } = {},
): string {
  return `<PunchOutSetupRequest operation="${operation}">
    <BuyerCookie>1CX3L4843PPZO</BuyerCookie>
    <Extrinsic name="CostCenter">610</Extrinsic>
    ${person && `<Extrinsic name="UserEmail">${person}</Extrinsic>`}
    <BrowserFormPost><URL>${returnUrl}</URL></BrowserFormPost>
    <SupplierSetup><URL>https://shop.example/punchout/cxml</URL></SupplierSetup>
  </PunchOutSetupRequest>`;
}

/** An order request of lines, to an address in Arizona. */
export function orderRequest(
  reference: string,
  lines: readonly { sku: string; quantity: number | string; price: string }[],
  { type = 'new', state = 'Arizona' } = {},
): string {
  const items = lines.map(
    ({ sku, quantity, price }, index) => `<ItemOut quantity="${quantity}" lineNumber="${index + 1}">
      <ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID>
      <ItemDetail>
        <UnitPrice><Money currency="USD">${price}</Money></UnitPrice>
        <Description xml:lang="en">${sku}</Description><UnitOfMeasure>EA</UnitOfMeasure>
      </ItemDetail>
    </ItemOut>`,
  );
  return `<OrderRequest>
    <OrderRequestHeader orderID="${reference}" orderDate="2026-08-15T08:36:47-07:00" type="${type}">
      <Total><Money currency="USD">0.00</Money></Total>
      <ShipTo><Address isoCountryCode="US" addressID="1">
        <Name xml:lang="en">North Glass</Name>
        <PostalAddress name="default">
          <DeliverTo>Jane Smith</DeliverTo><DeliverTo>Mail stop 1</DeliverTo>
          <Street>123 Anystreet</Street><City>Phoenix</City><State>${state}</State><PostalCode>85001</PostalCode>
          <Country isoCountryCode="US">United States</Country>
        </PostalAddress>
        <Phone name="work"><TelephoneNumber>
          <CountryCode isoCountryCode="US">1</CountryCode><AreaOrCityCode>602</AreaOrCityCode><Number>5551234</Number>
        </TelephoneNumber></Phone>
      </Address></ShipTo>
      <Comments>Gate 2</Comments>
    </OrderRequestHeader>
    ${items.join('')}
  </OrderRequest>`;
}

/** Sends a message to an address of purchasing systems; returns the answer's text, the code of its cXML status and where it redirects. */
export async function sendToShop(shop: Shop, body: string, path = '/punchout/cxml') {
  const answer = await shop.backend.fetch(new Request(`http://shop.example${path}`, { method: 'POST', body }));
  const text = await answer.text();
  const code = Number(/<Status[^>]*code="(\d+)"/.exec(text)?.[1] ?? Number.NaN);
  const said = /<Status[^>]*>([^<]*)</.exec(text)?.[1] ?? '';
  const start = /<StartPage><URL>[^<]*\?token=([\w-]+)</.exec(text)?.[1] ?? '';
  return { text, code, said, start, status: answer.status, location: answer.headers.get('Location') ?? '' };
}
