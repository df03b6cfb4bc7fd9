import { addressText } from '../read'

const ADDRESS = /^https?:\/\/[A-Za-z0-9.-]+(?::\d+)?(\/[A-Za-z0-9/_.-]+)(?:[?#].*)?$/

/** Our own path for one of the feed's pictures, whichever of its hosts has it. */
export function imagePath(address: unknown): string | undefined {
  const path = ADDRESS.exec(addressText(address))?.[1]
  const isPlain = path !== undefined && !path.includes('..') && !path.includes('//')
  return isPlain ? `/api/image${path}` : undefined
}
