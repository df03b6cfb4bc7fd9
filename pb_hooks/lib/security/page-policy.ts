import type { InlineParts } from '../../../src/domain/network/inline-parts'

const NOTHING: InlineParts = { scripts: [], styles: [] }

/** The policy of what pages and the service worker may do. */
export function pagePolicy({ scripts, styles } = NOTHING): string {
  return [
    "default-src 'none'",
    `script-src ${fromHere(scripts)}`,
    `style-src ${fromHere(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function fromHere(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}
