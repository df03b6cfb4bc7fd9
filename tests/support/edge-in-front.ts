import { ownPort } from './own-port'
import { EDGE_SECRET, startEdge } from './edge'
import { startProduct, type Product, type ProductOptions } from './product'

/** The product as people reach it through an edge: `url` is the edge's address. `kill` ends only the origin. */
export async function startBehindEdge(options: ProductOptions): Promise<Product> {
  const port = await ownPort()
  const told = { EDGE_URLS: `http://127.0.0.1:${port}`, EDGE_SECRET, TRUSTED_PROXY: 'X-Real-IP' }
  const product = await startProduct({ ...options, env: { ...options.env, ...told } })
  const edge = await startEdge(product.url, [], port)
  return {
    ...product,
    url: edge.url,
    async close() {
      await edge.close()
      await product.close()
    },
  }
}
