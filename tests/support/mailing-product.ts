import { openMailSink, type MailSink } from './mail-sink'
import { startProduct, type Product, type ProductOptions } from './product'

export interface MailingProduct {
  readonly product: Product
  readonly sink: MailSink
  readonly close: () => Promise<void>
}

/** A server on a Sunday, and the mail server on loopback that its mails go to. */
export async function startMailingProduct(options: Partial<ProductOptions> = {}): Promise<MailingProduct> {
  const sink = await openMailSink()
  const product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    ...options,
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(sink.port), ...options.env },
  })
  return {
    product,
    sink,
    async close() {
      await product.close()
      sink.close()
    },
  }
}
