import { startProduct, type Product } from './product'

/** A server without games that believes a proxy from where a request comes, as `askFromAnywhere` needs it. */
export function startBehindProxy(): Promise<Product> {
  return startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: [],
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
}
