import { describe, expect, it } from 'vitest'
import { parseForeign } from './foreign-json'

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)
const faultOf = (text: string) => {
  const parsed = parseForeign(text)
  return parsed.ok ? 'none' : parsed.fault
}

describe('JSON from outside', () => {
  it.each(['null', '1', '"a"', '[]', '{"a":[1,{"b":"]}"}]}', ' [ "\\"[" , "\\\\" ] '])(
    'is parsed: %s',
    (text) => {
      expect(parseForeign(text)).toEqual({ ok: true, value: JSON.parse(text) })
    },
  )

  it.each(['', '[', ']', '{"a"', '"abc', '"abc\\', '[1,]', nested(40) + ']', '\\', 'a"b'])(
    'is refused when it is not JSON: %s',
    (text) => {
      expect(faultOf(text)).toBe('not JSON')
    },
  )

  it('may be 64 levels deep, and no deeper', () => {
    expect(faultOf(nested(64))).toBe('none')
    expect(faultOf(nested(65))).toBe('too deep')
    expect(faultOf(nested(65, '{"a":', '}').replace(':}', ':1}'))).toBe('too deep')
    expect(faultOf(`[${nested(64)}]`)).toBe('too deep')
    expect(faultOf(`[${'[],'.repeat(100)}${nested(64)}]`)).toBe('too deep')
    // With numbers between the brackets.
    expect(faultOf('[1.5,'.repeat(65) + '1' + ']'.repeat(65))).toBe('too deep')
    expect(faultOf(`[${'1.5,'.repeat(100)}1]`)).toBe('none')
    // Half of each kind: neither kind alone is too many.
    expect(faultOf('[{"a":'.repeat(33) + '1' + '}]'.repeat(33))).toBe('too deep')
  })

  it('may have more objects beside each other than inside each other', () => {
    const beside = (one: string) => `[${Array.from({ length: 100 }, () => one).join()}]`
    expect(faultOf(beside('{"a":{"b":1}}'))).toBe('none')
    expect(faultOf(beside('{"a":{"b":"c"},"d":{"e":"f"}}'))).toBe('none')
  })

  it('does not count brackets in its texts as depth', () => {
    const text = JSON.stringify(Array.from({ length: 200 }, () => ['[[', '{', '\\', '"[', '\\"{']))
    expect(parseForeign(text)).toEqual({ ok: true, value: JSON.parse(text) })
    // A backslash after another backslash does not escape the quote that follows.
    expect(faultOf(`["\\\\",${nested(64)}]`)).toBe('too deep')
    // Closing brackets in texts must not cancel out real ones.
    expect(faultOf('["]]]]",'.repeat(65) + '1' + ']'.repeat(65))).toBe('too deep')
    // A text without an end is still a text.
    for (const cut of ['', '\\']) expect(faultOf('"' + '['.repeat(70) + cut)).toBe('not JSON')
  })

  it('is refused as too much or too deep before it is complete', () => {
    expect(faultOf('['.repeat(3_900_000))).toBe('too much')
    expect(faultOf('['.repeat(99_000))).toBe('too deep')
    expect(faultOf('{"a":'.repeat(99_000))).toBe('too deep')
  })

  it('may have only as many values as fit into a few large replies', () => {
    const numbers = (count: number) => `[${Array.from({ length: count }, () => 1).join()}]`
    expect(faultOf(numbers(300_001))).toBe('none')
    expect(faultOf(numbers(300_002))).toBe('too much')
    const quotes = (count: number) => `{"a":"${'"'.repeat(count)}`
    expect(faultOf(quotes(999_997))).toBe('not JSON')
    expect(faultOf(quotes(999_998))).toBe('too much')
  })
})
