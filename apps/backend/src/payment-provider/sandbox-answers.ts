/** No card is longer as JSON, in bytes. */
const BODY_LIMIT = 2000;

/** Any origin may ask, as with every provider: the card's fields run in a sandboxed frame with an opaque origin. */
export const sandboxAnswer = (body: object, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Access-Control-Allow-Origin': '*' },
  });

/** The texts that a frame sent, or null for invalid data. They are never written anywhere, not even into an error. */
export async function sentTexts(request: Request): Promise<((name: string) => string) | null> {
  const text = await request.text();
  if (text.length > BODY_LIMIT) return null;
  try {
    const given = JSON.parse(text) as Record<string, unknown> | null;
    return (name) => (typeof given?.[name] === 'string' ? given[name] : '');
  } catch {
    return null;
  }
}
