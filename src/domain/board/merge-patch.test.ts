import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject, type Json, type JsonObject } from '../json'
import { combinePatches, diffObjects, mergePatch } from './merge-patch'

const { object: objects } = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, '', 'a'),
    fc.array(tie('value'), { maxLength: 2 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
}))

/** The value without its `null` members, also inside lists, as a patch cannot tell them from absent ones. */
function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  const members = Object.entries(value).filter(([, member]) => member !== null)
  return Object.fromEntries(members.map(([key, member]) => [key, withoutNulls(member!)]))
}

describe('a patch', () => {
  it('turns any object into any other', () => {
    fc.assert(
      fc.property(objects, objects, (before, after) => {
        const patch = diffObjects(before, after) ?? {}
        expect(diffObjects(mergePatch(before, patch), after)).toBeUndefined()
        expect(withoutNulls(mergePatch(before, patch))).toEqual(withoutNulls(after))
      }),
    )
  })

  it('is nothing between equal objects, whatever the order of their members', () => {
    fc.assert(
      fc.property(objects, (object) => {
        const turned = Object.fromEntries(Object.entries(object).toReversed())
        expect(diffObjects(object, turned)).toBeUndefined()
      }),
    )
  })

  it('holds changed members only, and null for those that are gone', () => {
    const before = { kept: 1, changed: 1, gone: 1, inner: { kept: 1, gone: 1 }, list: [1] }
    const after = { kept: 1, changed: 2, added: { a: 1 }, inner: { kept: 1 }, list: [1, 2] }
    expect(diffObjects(before, after)).toEqual({
      changed: 2,
      gone: null,
      added: { a: 1 },
      inner: { gone: null },
      list: [1, 2],
    })
  })

  it('holds the whole list when anything inside an object of the list has changed', () => {
    const after = { list: [{ a: 1, b: { c: 3 } }] }
    expect(diffObjects({ list: [{ a: 1, b: { c: 2 } }] }, after)).toEqual(after)
    expect(diffObjects({ list: [{ b: { c: 3 }, a: 1 }] }, after)).toBeUndefined()
  })

  it('treats null, undefined and absent as the same', () => {
    expect(diffObjects({ a: null, b: undefined }, {})).toBeUndefined()
    expect(diffObjects({}, { a: null, b: undefined })).toBeUndefined()
    expect(diffObjects({ a: 1 }, { a: null })).toEqual({ a: null })
  })

  it('survives being sent as JSON', () => {
    const patch = diffObjects({ a: 1, b: { c: 1 } }, { b: {} })
    expect(JSON.parse(JSON.stringify(patch))).toEqual({ a: null, b: { c: null } })
  })
})

describe('two patches combined into one', () => {
  it.each<readonly [string, JsonObject, JsonObject, JsonObject]>([
    ['tell of different members', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['tell of one member: the later counts', { a: 1 }, { a: 2 }, { a: 2 }],
    ['tell of one object', { a: { b: 1, c: 1 } }, { a: { c: 2, d: 2 } }, { a: { b: 1, c: 2, d: 2 } }],
    ['take an object away', { a: { b: 1 } }, { a: null }, { a: null }],
    ['bring an object for a value', { a: 1 }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['replace a list', { a: [1, 2] }, { a: [3] }, { a: [3] }],
  ])('%s', (_what, first, second, both) => {
    expect(combinePatches(first, second)).toEqual(both)
  })

  it('leave the originals unchanged', () => {
    const first = { a: { b: 1 } }
    combinePatches(first, { a: { c: 2 } })
    expect(first).toEqual({ a: { b: 1 } })
  })
})
