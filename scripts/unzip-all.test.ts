import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { listZip, unzipAll } from './unzip-all'

const folder = mkdtempSync(join(tmpdir(), 'turbo-unzip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an archive', () => {
  it('is unpacked whole, folders included', () => {
    const names = unzipAll(
      archive([
        ['data.db', 'rows'],
        ['storage/logo.png', 'picture'],
      ]),
      folder,
    )
    expect(names).toEqual(['data.db', 'storage/logo.png'])
    expect(readFileSync(join(folder, 'storage/logo.png'), 'utf8')).toBe('picture')
  })

  it.each(['../outside', '/outside', 'a/../../outside', '..\\outside'])('may not hold %s', (name) => {
    expect(() => unzipAll(archive([[name, 'x']]), folder)).toThrow('which lies outside of it')
  })

  it('that leads outside with one name leaves the others packed too', () => {
    const before = readdirSync(folder)
    expect(() =>
      unzipAll(
        archive([
          ['harmless', 'x'],
          ['../outside', 'x'],
        ]),
        folder,
      ),
    ).toThrow('lies outside')
    expect(readdirSync(folder)).toEqual(before)
  })

  it('tells its files without being unpacked', () => {
    expect(
      listZip(
        archive([
          ['a', 'x'],
          ['b/c', 'y'],
        ]),
      ),
    ).toEqual(['a', 'b/c'])
  })

  it('whose directory leads nowhere is refused as well', () => {
    const broken = archive([['data.db', 'rows']])
    broken.writeUInt32LE(0xfffffff0, broken.length - 6)
    expect(() => listZip(broken)).toThrow('This is no zip archive, or its end is missing.')
  })

  it('with one damaged file leaves the others packed too, and says which is damaged', () => {
    const damaged = archive([
      ['whole', 'rows'],
      ['data.db', 'rows'],
    ])
    damaged.write('x', damaged.indexOf('data.dbrows') + 'data.db'.length)
    const before = readdirSync(folder)
    expect(() => unzipAll(damaged, folder)).toThrow('"data.db" is damaged in this archive')
    expect(readdirSync(folder)).toEqual(before)
  })

  it('whose packed bytes make no sense is refused in the same words', () => {
    const damaged = archive([['data.db', 'rows']])
    const deflated = 8
    damaged.writeUInt16LE(deflated, damaged.lastIndexOf('data.db') - 46 + 10)
    expect(() => unzipAll(damaged, folder)).toThrow('"data.db" is damaged in this archive')
  })

  it('that was cut short is refused', () => {
    const cut = archive([['data.db', 'rows']]).subarray(0, 40)
    expect(() => unzipAll(cut, folder)).toThrow('This is no zip archive, or its end is missing.')
  })
})

/** An archive of stored entries, as the format's own specification draws it. */
function archive(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, text] of files) {
    const local = Buffer.concat([header(0x04034b50, 30, name, text, 18, 26), Buffer.from(name + text)])
    const entry = header(0x02014b50, 46, name, text, 20, 28)
    entry.writeUInt32LE(at, 42)
    central.push(entry, Buffer.from(name))
    locals.push(local)
    at += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...central, end])
}

function header(
  sign: number,
  size: number,
  name: string,
  text: string,
  sizeAt: number,
  nameAt: number,
): Buffer {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32LE(sign)
  bytes.writeUInt32LE(crc32(text), sizeAt - 4)
  bytes.writeUInt32LE(text.length, sizeAt)
  bytes.writeUInt16LE(name.length, nameAt)
  return bytes
}
