import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPocketbase, verify } from './pocketbase-binary'
import { unzipEntry } from './unzip'

describe('finding PocketBase', () => {
  it('takes POCKETBASE_BIN before anything else', async () => {
    await expect(findPocketbase(process.execPath)).resolves.toBe(process.execPath)
  })

  it('says so when POCKETBASE_BIN names no file', async () => {
    await expect(findPocketbase('/nowhere/pocketbase')).rejects.toThrow(
      'POCKETBASE_BIN is "/nowhere/pocketbase", but there is no such file',
    )
  })

  it('takes a name without a folder for a file of this folder, not for a program that is somewhere installed', async () => {
    const path = relative(process.cwd(), process.execPath)
    await expect(findPocketbase(path)).resolves.toBe(process.execPath)
    await expect(findPocketbase('scripts')).rejects.toThrow(
      'POCKETBASE_BIN is "scripts", which is no file that this user may run',
    )
  })

  it('refuses a download that does not match its checksum', () => {
    const zip = Buffer.from('release')
    const sum = createHash('sha256').update(zip).digest('hex')
    expect(() => verify(zip, `${sum}  release.zip\n`, 'release.zip')).not.toThrow()
    expect(() => verify(zip, `${'0'.repeat(64)}  release.zip\n`, 'release.zip')).toThrow(
      'does not match its checksum',
    )
    expect(() => verify(zip, '', 'release.zip')).toThrow('does not match its checksum')
  })
})

describe('unzipping the release', () => {
  it('finds a compressed file behind others', () => {
    const zip = zipOf([
      ['LICENSE.md', Buffer.from('words')],
      ['pocketbase', Buffer.from('machine code '.repeat(50))],
    ])
    expect(unzipEntry(zip, 'pocketbase').toString()).toBe('machine code '.repeat(50))
  })

  it('says when the file is not there', () => {
    expect(() => unzipEntry(zipOf([['a', Buffer.from('x')]]), 'pocketbase')).toThrow(
      'holds no file "pocketbase"',
    )
  })
})

/** A small archive in the format that releases use: deflated entries, then the central directory. */
function zipOf(files: [name: string, content: Buffer][]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(name.length, 26)
    local.push(head, Buffer.from(name), packed)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    central.push(entry, Buffer.from(name))
    offset += head.length + name.length + packed.length
  }
  return Buffer.concat([...local, ...central])
}
