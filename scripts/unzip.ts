import { inflateRawSync } from 'node:zlib'

const CENTRAL_ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8

/** One file out of a zip archive: enough for a release that holds an executable and two texts. */
export function unzipEntry(zip: Buffer, name: string): Buffer {
  for (let at = zip.indexOf(signature()); at >= 0; at = zip.indexOf(signature(), at + 46)) {
    const nameLength = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue
    return readEntry(zip, zip.readUInt32LE(at + 42), zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20))
  }
  throw new Error(`The archive holds no file "${name}".`)
}

export function readEntry(zip: Buffer, header: number, method: number, size: number): Buffer {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const bytes = zip.subarray(start, start + size)
  if (method === STORED) return bytes
  if (method === DEFLATED) return inflateRawSync(bytes)
  throw new Error(`The archive uses compression method ${method}, which is not supported.`)
}

function signature(): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(CENTRAL_ENTRY)
  return bytes
}
