import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest'

const PUBLIC = new URL('../../public/', import.meta.url)

/** Width and height stand at a fixed place in every PNG. */
function sizeOf(path: string): string {
  const bytes = readFileSync(new URL(`.${path}`, PUBLIC))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe('the manifest', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
  const pictures = icons.filter((icon) => icon.type === 'image/png')

  it.each(pictures)('tells the true size of $src', ({ src, sizes }) => {
    expect(sizeOf(src)).toBe(sizes)
  })

  it('starts and identifies the app at its root', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
  })

  it('has shortcuts to NFL, NBA, MLB and NHL', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/nfl', '/nba', '/mlb', '/nhl'])
  })
})
