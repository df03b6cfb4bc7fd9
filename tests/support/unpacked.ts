import { gunzipSync } from 'node:zlib'

/**
 * The text, followed by everything that is packed inside its pushes: a test that searches what the server sends must
 * see into the packed parts too.
 */
export function withUnpacked(text: string): string {
  const packed = [...text.matchAll(/~([A-Za-z0-9+/]+={0,2})"/g)].map((found) => found[1] ?? '')
  return [text, ...packed.map((base64) => gunzipSync(Buffer.from(base64, 'base64')).toString())].join('\n')
}
