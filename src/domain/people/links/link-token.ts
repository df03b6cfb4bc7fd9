/** Whether a mailed link can still be good. Only the server can say for sure; this spares people a try in vain. */
export function isLinkTokenAlive(token: string, nowMs: number, decode: (base64: string) => string): boolean {
  const expires = expiryOf(token, decode)
  return expires !== undefined && expires * 1000 > nowMs
}

/** Whether a mailed link says itself that its time is over. What cannot be read says nothing. */
export function hasLinkTokenEnded(token: string, nowMs: number, decode: (base64: string) => string): boolean {
  const expires = expiryOf(token, decode)
  return expires !== undefined && expires * 1000 <= nowMs
}

function expiryOf(token: string, decode: (base64: string) => string): number | undefined {
  const [, payload = ''] = token.split('.')
  try {
    const { exp } = JSON.parse(decode(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? exp : undefined
  } catch {
    return undefined
  }
}
