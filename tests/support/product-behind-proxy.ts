import { startProduct, type Product } from './product'

/**
 * A server without games that believes a proxy from where a request comes, as `askFromAnywhere` needs it. Who compares
 * how long its answers take finds the passwords of the product.
 */
export function startBehindProxy(): Promise<Product> {
  return startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: [],
    hasSlowPasswords: true,
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
}
