import { createServer, connect, type AddressInfo } from 'node:net'

/** Counts what comes back through it. */
export interface ByteMeter {
  readonly url: string
  /** All bytes so far, heads and framing included. */
  read(): number
  close(): void
}

/**
 * Stands between one browser and the product as its proxy, and only hands bytes on. DevTools would be simpler, but
 * it tells the packed length of what arrives in pieces late, and nothing of what a worker loads.
 */
export async function startByteMeter(target: string): Promise<ByteMeter> {
  let bytes = 0
  const port = Number(new URL(target).port)
  const server = createServer((browser) => {
    const product = connect(port, '127.0.0.1')
    product.on('data', (chunk) => (bytes += chunk.length))
    product.pipe(browser).on('error', () => product.destroy())
    browser.pipe(product).on('error', () => browser.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port: own } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${own}`, read: () => bytes, close: () => server.close() }
}
