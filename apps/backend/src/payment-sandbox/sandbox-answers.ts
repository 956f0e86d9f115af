/** Maximum size of a request in bytes; no card is larger as JSON. */
const BODY_LIMIT = 2000;

/** Allows any origin, as every provider does: the card fields run in a sandboxed frame with an opaque origin. */
export const sandboxAnswer = (body: object, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Access-Control-Allow-Origin': '*' },
  });

/** Reads the texts sent by a frame; null for invalid data. They must never be stored or logged, not even in an error. */
export async function readTexts(request: Request): Promise<((name: string) => string) | null> {
  const text = await request.text();
  if (text.length > BODY_LIMIT) return null;
  try {
    const given = JSON.parse(text) as Record<string, unknown> | null;
    return (name) => (typeof given?.[name] === 'string' ? given[name] : '');
  } catch {
    return null;
  }
}
