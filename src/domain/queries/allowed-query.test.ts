import { describe, expect, it } from 'vitest'
import { PERMISSIONS, permissionsOfTier } from '../people/tiers/permission'
import { allowedQuery } from './allowed-query'
import { hasQueryParameter } from './parameters'
import type { Asker } from './readers'

const guest: Asker = { id: '', can: permissionsOfTier('guest') }
const fan: Asker = { id: 'fan000000000001', can: permissionsOfTier('registered') }
const verified: Asker = { id: 'fan000000000002', can: permissionsOfTier('verified') }
const operator: Asker = { id: 'operator0000001', can: PERMISSIONS }

const list = (asker: Asker, listOf: string | undefined, rawQuery = '') =>
  allowedQuery({ rawQuery, listOf }, asker)
const asked = (asker: Asker, listOf: string | undefined, rawQuery = '') => {
  const verdict = list(asker, listOf, rawQuery)
  return verdict.kind === 'ask' ? decodeURIComponent(verdict.query) : verdict.kind
}
const filtered = (filter: string, listOf = 'logs') =>
  asked(operator, listOf, `filter=${encodeURIComponent(filter)}`)
const FIRST_PAGE = 'page=1&perPage=30&skipTotal=1'

describe('the query of somebody who is no operator', () => {
  it.each([
    'filter=',
    "filter=id='x'",
    'sort=id',
    'expand=user_id',
    'Filter=a',
    'FILTER=a',
    '%66ilter=a',
    'filter%20=a',
    'page=1&filter=a',
    'page=1&page=2',
    'fields=id&fields=*',
    '&&filter=a',
    'filter',
    'filter[]=a',
    'page=%zz',
    'callback=x',
    `fields=${'a,'.repeat(1300)}`,
  ])('%.40s is refused, in a list as in a view', (rawQuery) => {
    for (const asker of [guest, fan, verified])
      for (const listOf of ['board_heads', 'user_sessions', undefined])
        expect(allowedQuery({ rawQuery, listOf }, asker)).toMatchObject({ kind: 'refused', status: 403 })
  })

  it('may name a page and some fields, and never has rows counted', () => {
    expect(asked(guest, 'board_heads')).toBe(FIRST_PAGE)
    expect(asked(guest, 'board_heads', 'skipTotal=0&skipTotal=false')).toBe(FIRST_PAGE)
    expect(asked(guest, 'board_heads', 'perPage=5&page=2&fields=id%2Clive')).toBe(
      'page=2&perPage=5&skipTotal=1&fields=id,live',
    )
  })

  it('may leave a parameter empty, and has a limited length', () => {
    expect(asked(guest, 'board_heads', '&page=&fields=&')).toBe(FIRST_PAGE)
    const long = (length: number) => 'skipTotal='.padEnd(length, '0')
    expect(asked(guest, 'board_heads', long(2500))).toBe(FIRST_PAGE)
    expect(asked(guest, 'board_heads', long(2501))).toBe('refused')
  })

  it('may name some fields of a single record, and no page', () => {
    expect(asked(guest, undefined, 'fields=id&page=2')).toBe('skipTotal=1&fields=id')
    expect(asked(guest, undefined)).toBe('skipTotal=1')
  })

  it('turns pages as far as ten thousand rows, five hundred at a time', () => {
    expect(asked(guest, 'board_heads', 'page=20&perPage=500')).toBe('page=20&perPage=500&skipTotal=1')
  })

  it.each([
    ['filter=x', 403, 'Queries take page, perPage and fields'],
    ['page=0', 400, 'There is no such page, or no such field'],
  ])('gets told what is wrong with it when it is refused: %s', (rawQuery, status, message) => {
    expect(list(guest, 'board_heads', rawQuery)).toEqual({ kind: 'refused', status, message })
  })

  it.each([
    'page=1e1',
    'perPage=1e1',
    'page=0',
    'page=1;filter=a',
    'page=-1',
    'perPage=501',
    'perPage=0x10',
    'page=21&perPage=500',
    'fields=a:excerpt(9)',
    'fields=a.b.c',
    `fields=${Array(41).fill('id').join()}`,
  ])('%.40s is no page, or no field', (rawQuery) => {
    expect(list(guest, 'board_heads', rawQuery)).toMatchObject({ kind: 'refused', status: 400 })
  })

  it('limits a list to the own rows, and asks nothing where there are none', () => {
    expect(asked(fan, 'user_sessions')).toBe(`${FIRST_PAGE}&filter=user_id = '${fan.id}'`)
    expect(asked(fan, 'users')).toBe(`${FIRST_PAGE}&filter=id = '${fan.id}'`)
    expect(asked(guest, 'user_sessions')).toBe('empty')
    expect(asked(fan, 'logs')).toBe('empty')
    expect(asked(guest, 'boards')).toBe('empty')
    expect(asked(fan, 'game_odds')).toBe('empty')
    expect(asked(verified, 'game_odds')).toBe(FIRST_PAGE)
  })

  it('cannot ask for a list that nobody may read', () => {
    for (const listOf of ['board_documents', '_superusers', 'toString'])
      expect(list(operator, listOf)).toEqual({
        kind: 'refused',
        status: 403,
        message: 'This list is for nobody',
      })
  })
})

describe("an operator's query", () => {
  it.each([
    ["level = 'error'", "level = 'error'"],
    [
      "timestamp>='2026-10-25 18:00:00.000Z'&&level!='info'",
      "timestamp >= '2026-10-25 18:00:00.000Z' && level != 'info'",
    ],
    ["message ~ 'no answer' || category = 'API'", "message ~ 'no answer' || category = 'API'"],
  ])('%s compares plain fields', (filter, written) => {
    expect(filtered(filter)).toBe(`${FIRST_PAGE}&filter=${written}`)
  })

  it.each([
    'user_id.email = "x"',
    "user_id.id = 'x'",
    "preferences_via_user_id.theme = 'classic'",
    "logs_via_user_id = 'x'",
    "message:lower = 'x'",
    "message:length = '5'",
    "level:each ?= 'error'",
    "@collection.users.id = 'x'",
    "@request.auth.id = 'x'",
    'timestamp > @now',
    'geoDistance(1,2,3,4) < 5',
    "(level = 'error')",
    "level = 'error' && level = 'error' || level = 'error'",
    "level = 'error' &&",
    "&& level = 'error'",
    "level ?= 'error'",
    "level > 'error'",
    "message ~ '%a%a%a%a'",
    "message ~ ''",
    "message = 'a\\'b'",
    'level = level',
    "metadata ~ 'x'",
    "id = 'x' // rest",
    `message ~ '${'a'.repeat(101)}'`,
    Array(6).fill("level = 'error'").join(' && '),
    "__proto__ = 'x'",
  ])('%.60s is refused', (filter) => {
    expect(filtered(filter)).toBe('refused')
  })

  it('may sort only by a field that leads an index', () => {
    expect(asked(operator, 'logs', 'sort=-timestamp')).toBe(`${FIRST_PAGE}&sort=-timestamp`)
    for (const sort of [
      'time-stamp',
      'message',
      '-timestamp,level',
      '@random',
      '--timestamp',
      'user_id.email',
      '+timestamp',
    ])
      expect(asked(operator, 'logs', `sort=${sort}`)).toBe('refused')
  })

  it('may have a filter whose signs are not encoded', () => {
    expect(asked(operator, 'logs', "filter=level='error'")).toBe(`${FIRST_PAGE}&filter=level = 'error'`)
  })

  it('gets told so when it is refused, also where it is empty and asks for one record', () => {
    for (const [listOf, rawQuery] of [
      ['logs', 'sort=message'],
      ['logs', 'filter=x'],
      [undefined, 'sort='],
      [undefined, 'filter='],
    ] as const)
      expect(list(operator, listOf, rawQuery)).toEqual({
        kind: 'refused',
        status: 400,
        message: 'There is no such filter or order here',
      })
  })

  it('expands nothing, and has no filter for a single record', () => {
    expect(list(operator, 'logs', 'expand=user_id')).toMatchObject({ kind: 'refused' })
    expect(allowedQuery({ rawQuery: "filter=level='x'", listOf: undefined }, operator)).toMatchObject({
      kind: 'refused',
    })
  })
})

it('a query is recognised in every spelling, wherever it stands', () => {
  for (const raw of ['filter=x', 'a=1&Sort', 'exp%61nd=', '%20filter=x', '+sort=x', '%zz=1'])
    expect([raw, hasQueryParameter(raw)]).toEqual([raw, true])
  for (const raw of ['', 'token=x', 'thumb=1&unsorted=2', 'resort=1', 'sorted=1'])
    expect([raw, hasQueryParameter(raw)]).toEqual([raw, false])
})
