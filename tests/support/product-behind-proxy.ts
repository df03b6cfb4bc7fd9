import { startProduct, type Product } from './product'

/**
 * A server without games that trusts its proxy's header for the address of a request, as `askFromAnywhere` needs it. It
 * hashes passwords as slowly as a real one, because a stranger can learn from answer times, too.
 */
export function startBehindProxy(): Promise<Product> {
  return startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: [],
    isFirstStart: true,
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
}
