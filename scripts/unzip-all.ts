import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { readEntry } from './unzip'

const CUT_SHORT = 'This is no zip archive, or its end is missing.'
const DIRECTORY_END = 0x06054b50
/** A comment of the archive may follow its end, up to this size. */
const LONGEST_TAIL = 22 + 0xffff
/** Written in place of a figure that needs the 64-bit form. */
const TOO_LARGE = 0xffffffff

interface Entry {
  readonly name: string
  readonly size: number
  readonly method: number
  readonly header: number
  /** The checksum of its content. */
  readonly checksum: number
}

/** The names of the files in an archive. */
export function listZip(zip: Buffer): readonly string[] {
  return entriesOf(zip).map(({ name }) => name)
}

/**
 * Unpacks every file of an archive into a folder and returns their names. A name that leads outside stops all, and so
 * does a damaged file: a server that was restored in part would begin without what is missing.
 */
export function unzipAll(zip: Buffer, folder: string): readonly string[] {
  const entries = entriesOf(zip)
  for (const { name } of entries) refuseOutside(name)
  for (const entry of entries) contentOf(zip, entry)
  for (const entry of entries) write(join(folder, entry.name), contentOf(zip, entry))
  return entries.map(({ name }) => name)
}

function contentOf(zip: Buffer, { name, size, method, header, checksum }: Entry): Buffer {
  const content = contentOrNothing(() => readEntry(zip, header, method, size))
  if (!content || crc32(content) !== checksum)
    throw new Error(`"${name}" is damaged in this archive; nothing was unpacked. Take another backup.`)
  return content
}

/** Nothing where the bytes are no packed file. */
function contentOrNothing(read: () => Buffer): Buffer | undefined {
  try {
    return read()
  } catch (error) {
    const isNonsense = error instanceof RangeError || (error as NodeJS.ErrnoException).code?.startsWith('Z_')
    if (isNonsense) return undefined
    throw error
  }
}

function entriesOf(zip: Buffer): readonly Entry[] {
  try {
    return readDirectory(zip)
  } catch (error) {
    if (error instanceof RangeError) throw new Error(CUT_SHORT, { cause: error })
    throw error
  }
}

function readDirectory(zip: Buffer): readonly Entry[] {
  const entries: Entry[] = []
  const end = directoryEnd(zip)
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const size = zip.readUInt32LE(at + 20)
    if (size === TOO_LARGE) throw new Error(`"${name}" is too large for this command; unpack it with unzip.`)
    if (!name.endsWith('/'))
      entries.push({
        name,
        size,
        method: zip.readUInt16LE(at + 10),
        header: zip.readUInt32LE(at + 42),
        checksum: zip.readUInt32LE(at + 16),
      })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

function directoryEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - LONGEST_TAIL); at--)
    if (zip.readUInt32LE(at) === DIRECTORY_END) return at
  throw new Error(CUT_SHORT)
}

/** An archive may name what it likes, but it is unpacked below the folder or not at all. */
function refuseOutside(name: string): void {
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..'))
    throw new Error(`The archive holds "${name}", which lies outside of it.`)
}

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
