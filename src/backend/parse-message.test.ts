import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PACKED, writePush } from '../domain/board/push/push-text'
import { parseMessage, PUSH_FIELDS } from './parse-message'

const checkedAt = '2026-01-11T18:00:00.000Z'
const short = { from: 'a-1', to: 'a-2', check: 'x', rows: '1q|HALF|;' }
const rest = { rows: { games: { set: [{ id: '2' }], drop: [] } }, head: { upcoming: true } }

const pushed = (text: string) => ({ action: 'update', record: { [PUSH_FIELDS]: text } })
const withRest = (text: string) =>
  pushed(writePush({ rev: 'a-2', checkedAt, change: { ...short, rest: text } }))
const packed = (inside: unknown) => PACKED + gzipSync(JSON.stringify(inside)).toString('base64')

describe('a push', () => {
  it('is asked for in its short form and nothing else', () => {
    expect(PUSH_FIELDS).toBe('news')
  })

  it.each([
    ['without a rest', '', {}],
    ['with a rest', JSON.stringify(rest), rest],
    ['with a packed rest', packed(rest), rest],
  ])('%s is read whole', async (_what, text, read) => {
    const delta = { ...short, rest: read }
    expect(await parseMessage(withRest(text))).toEqual({ rev: 'a-2', delta, checkedAt })
  })

  it.each([
    ['that is no JSON', '{'],
    ['that is no packed text', `${PACKED}no base64!`],
    ['that is cut off', packed(rest).slice(0, 20)],
    ['of another shape', '{"rows":{"games":{"set":[{}],"drop":[]}}}'],
    ['with a head that is a text', '{"head":"x"}'],
    ['that is a list', '[]'],
  ])('whose rest is one %s says only which revision there is', async (_what, text) => {
    expect(await parseMessage(withRest(text))).toEqual({ rev: 'a-2', delta: undefined, checkedAt })
  })

  it.each([{}, null, 'text', { record: {} }, { record: { rev: 'a-2' } }, pushed('')])(
    'is not read from %j',
    async (data) => {
      expect(await parseMessage(data)).toBeUndefined()
    },
  )
})
