import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json'

describe('a JSON text', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['7', 7],
    ['null', null],
    ['', undefined],
    ['{"a":', undefined],
    ['undefined', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('%s reads %j', (text, value) => {
    expect(parseJson(text)).toEqual(value)
  })
})
