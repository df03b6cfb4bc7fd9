import { expect, it } from 'vitest'
import { parsePreferenceTimes } from './preference-times'

it.each([
  ['that were never kept', undefined],
  ['that are no JSON', '{"owner":"ann","at":'],
  ['that are nothing', 'null'],
  ['that are a text', '"ann"'],
  ['of an owner without a name', '{"owner":1,"at":{"compactMode":5}}'],
  ['that are no list of names', '{"owner":"ann","at":5}'],
  ['that are missing', '{"owner":"ann"}'],
])('times %s belong to nobody', (_of, text) => {
  expect(parsePreferenceTimes(text)).toEqual({ owner: '', at: {} })
})

it('of readable times only numbers for known preferences count', () => {
  const text = '{"owner":"ann","at":{"compactMode":5,"showSearchBar":"7","soundEnabled":null,"x":1}}'
  expect(parsePreferenceTimes(text)).toEqual({ owner: 'ann', at: { compactMode: 5 } })
})
