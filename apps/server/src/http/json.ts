/** A value as a JSON response that names its length, by which small ones are left uncompressed. */
export function json(value: unknown, status: number, headers: Readonly<Record<string, string>>): Response {
  const body = Buffer.from(JSON.stringify(value));
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'content-length': String(body.length), ...headers },
  });
}
