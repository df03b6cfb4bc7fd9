import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readEntry } from './unzip'

const DIRECTORY_END = 0x06054b50
/** A comment of the archive may follow its end, up to this size. */
const LONGEST_TAIL = 22 + 0xffff
/** Written in place of a figure that needs the 64-bit form. */
const TOO_LARGE = 0xffffffff

/** Every file of an archive into a folder; the names it wrote. */
export function unzipAll(zip: Buffer, folder: string): readonly string[] {
  const names: string[] = []
  const end = directoryEnd(zip)
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const size = zip.readUInt32LE(at + 20)
    if (size === TOO_LARGE) throw new Error(`"${name}" is too large for this command; unpack it with unzip.`)
    if (!name.endsWith('/')) {
      write(folder, name, readEntry(zip, zip.readUInt32LE(at + 42), zip.readUInt16LE(at + 10), size))
      names.push(name)
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return names
}

function directoryEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - LONGEST_TAIL); at--)
    if (zip.readUInt32LE(at) === DIRECTORY_END) return at
  throw new Error('This is no zip archive, or its end is missing.')
}

/** An archive may name what it likes, but it is unpacked below the folder or not at all. */
function write(folder: string, name: string, bytes: Buffer): void {
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..'))
    throw new Error(`The archive holds "${name}", which lies outside of it.`)
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
