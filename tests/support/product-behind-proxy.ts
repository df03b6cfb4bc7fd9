import { startProduct, type Product } from './product'

/**
 * A server without games that believes a proxy from where a request comes, as `askFromAnywhere` needs it, and hashes
 * passwords as slowly as for real: a stranger learns from times, too.
 */
export function startBehindProxy(): Promise<Product> {
  return startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: [],
    isFirstStart: true,
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
}
