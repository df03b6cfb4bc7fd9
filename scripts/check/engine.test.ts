import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './engine'

const complaints = (code: string) => complaintsAbout('src/domain/x.ts', code)

describe('what PocketBase’s engine lacks', () => {
  it.each([
    'new Intl.DateTimeFormat()',
    'date.toLocaleTimeString()',
    String.raw`/\p{L}/u.test(name)`,
    'setTimeout(done, 5)',
    'new URL(address)',
    'Object.groupBy(rows, by)',
  ])('is refused: %s', (code) => {
    expect(complaints(code)).toHaveLength(1)
  })

  it('may be named in comments', () => {
    expect(complaints('/** no Intl here */\nconst a = 1 // nor setTimeout')).toEqual([])
  })

  it('includes $app inside a transaction callback', () => {
    expect(complaints('$app.runInTransaction((tx) => { $app.save(record) })')).toHaveLength(1)
    expect(complaints('$app.runInTransaction((tx) => { tx.save(record) })\n$app.save(other)')).toEqual([])
  })
})
