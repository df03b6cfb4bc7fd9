import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { LogPage } from '../../src/domain/operations/logs/log-page'
import type { LogQuestion } from '../../src/domain/operations/logs/log-question'
import { EVERYTHING_LATELY } from '../../src/domain/operations/testing/everything-lately'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { changeDatabase } from '../support/change-database'
import { findLines } from '../support/find-lines'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import {
  allRecords,
  asSuperuser,
  createRecord,
  makeUser,
  superuserHeaders,
  type TestUser,
} from '../support/users'

/** The log as operators search it, and the searches that they save. Time stands still, so that an hour stays that hour. */
const NOW = '2026-10-25T18:30:00Z'
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString().replace('T', ' ')
const iso = (minutes: number) => ago(minutes).replace(' ', 'T')

let product: Product
let operator: TestUser
let admin: TestUser
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: [], rate: 0 })
  operator = await makeUser(product, { superuser: true })
  admin = await makeUser(product, { tier: 'admin' })
})
afterAll(() => product?.close())

const find = (changes: Partial<Record<keyof LogQuestion, unknown>>) => findLines(product, operator, changes)
const pageOf = (changes: object) =>
  askExpectingOk<LogPage>(product, operator, 'POST', 'console/logs/page', {
    ...EVERYTHING_LATELY,
    ...changes,
  })

/** Many lines of one moment, which only their ids tell apart. */
const manyLines = (word: string, count: number, at: string, level: string) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO logs (id, timestamp, level, category, message)
    SELECT printf('${word.toLowerCase()}%0${15 - word.length}d', i), '${at}', '${level}', 'SCREEN', '${word} ' || i FROM n`
const deleteLines = (word: string) => `DELETE FROM logs WHERE message LIKE '${word} %'`

describe('the log', () => {
  const messages = async (changes: Parameters<typeof find>[0]) =>
    (await find(changes)).entries.map(({ message }) => message).filter((text) => text.startsWith('Tale'))

  const addLine = (message: string, minutes: number, more: object = {}) =>
    createRecord<{ readonly id: string }>(product, 'logs', {
      timestamp: ago(minutes),
      level: 'info',
      category: 'SCREEN',
      message,
      ...more,
    })
  beforeAll(async () => {
    await addLine('Tale of a 50% cup', 3, { correlationId: 'act-1' })
    await addLine('Tale of golf', 30, { level: 'error', category: 'API', metadata: { status: 503 } })
    await addLine('Tale of yesterday', 26 * 60, { level: 'warn', category: 'AUTH' })
  })

  it('is found by words, tiles, times, types and filters, the newest first', async () => {
    expect(await messages({})).toEqual(['Tale of a 50% cup', 'Tale of golf'])
    expect(await messages({ query: 'GOLF tale' })).toEqual(['Tale of golf'])
    expect(await messages({ query: '50%' })).toEqual(['Tale of a 50% cup'])
    expect(await messages({ query: 'act-1' })).toEqual(['Tale of a 50% cup'])
    expect(await messages({ quick: 'errors' })).toEqual(['Tale of golf'])
    expect(await messages({ quick: 'last-5-min' })).toEqual(['Tale of a 50% cup'])
    expect(await messages({ quick: 'auth', time: { preset: '7d' } })).toEqual(['Tale of yesterday'])
    expect(await messages({ dataTypes: ['users'], time: { preset: '7d' } })).toEqual(['Tale of yesterday'])
    expect(
      await messages({ filters: [{ field: 'metadata.status', operator: 'between', value: '500,599' }] }),
    ).toEqual(['Tale of golf'])
    const to = Date.parse(NOW) - 20 * 60_000
    expect(await messages({ time: { preset: 'custom', toMs: to } })).toEqual([
      'Tale of golf',
      'Tale of yesterday',
    ])
  })

  it('is found by words with letters of any language, in upper and lower case', async () => {
    await addLine('From Évian to ŁÓDŹ', 40)
    for (const query of ['évian', 'ÉVIAN', 'łódź', 'ŁódŹ', 'É', 'ź']) {
      const found = (await find({ query })).entries.map(({ message }) => message)
      expect([query, found]).toEqual([query, ['From Évian to ŁÓDŹ']])
    }
  })

  it('has the server’s own lines, such as a slow call with its duration', async () => {
    await product.control.fail({ route: 'weather', kind: 'slow', delayMs: 2500, times: 1 })
    await (await fetch(`${product.url}/api/weather?city=Tulsa&state=OK`)).text()
    const [line] = (await find({ query: 'slow call weather' })).entries
    expect(line).toMatchObject({ level: 'warn', category: 'API' })
    expect(line?.metadata?.duration).toBeGreaterThan(2000)
  })

  it('counts its tiles over the span that was asked for', async () => {
    for (const level of ['error', 'warn'])
      for (const minutes of [59, 61]) await addLine('At the edge of the hour', minutes, { level })
    const lately = { time: { preset: '1h' } }
    const { answer, rows } = await until('no line between two looks', async () => {
      const first = await find(lately)
      const all = await allRecords<{ timestamp: string; level: string }>(product, 'logs')
      const isSame = JSON.stringify(await find(lately)) === JSON.stringify(first)
      return isSame && { answer: first, rows: all }
    })
    const { counts, found, isCut } = answer
    const hour = rows.filter(({ timestamp }) => timestamp >= ago(60) && timestamp <= ago(0))
    const count = (is: (row: (typeof hour)[number]) => boolean) => hour.filter(is).length
    expect({ counts, found, isCut }).toEqual({
      counts: {
        all: hour.length,
        errors: count(({ level }) => level === 'error'),
        warnings: count(({ level }) => level === 'warn'),
        'last-5-min': count(
          ({ timestamp, level }) => timestamp >= ago(5) && (level === 'info' || level === 'debug'),
        ),
      },
      found: hour.length,
      isCut: false,
    })
  })

  describe('among 700 other lines', () => {
    beforeAll(() => changeDatabase(product.dataDir, [manyLines('Throng', 700, ago(9), 'info')]))
    afterAll(() => changeDatabase(product.dataDir, [deleteLines('Throng')]))

    const by = (field: string, how: string, value: string) =>
      messages({ filters: [{ field, operator: how, value }] })

    it('is found by any part of its message, also by figures and letters of other languages', async () => {
      const message = 'Tale of 2031 in Łódź'
      const { id } = await addLine(message, 31)
      onTestFinished(() => asSuperuser(product, 'DELETE', `collections/logs/records/${id}`))
      for (const part of ['2031', '31', 'łódź'])
        expect([part, await by('message', 'contains', part)]).toEqual([part, [message]])
    })

    it('is found by its whole message, whatever white space stands around it', async () => {
      const message = '\ufeff\tTale of white space \u00a0\u2028\r\n'
      await changeDatabase(product.dataDir, [
        `INSERT INTO logs (timestamp, level, category, message) VALUES ('${ago(32)}', 'info', 'SCREEN', '${message}')`,
      ])
      onTestFinished(() =>
        changeDatabase(product.dataDir, [`DELETE FROM logs WHERE message LIKE '%white space%'`]),
      )
      const found = async (how: string) => {
        const filters = [{ field: 'message', operator: how, value: 'tale of white space' }]
        return (await find({ filters })).entries.map((line) => line.message)
      }
      for (const how of ['equals', 'in']) expect([how, await found(how)]).toEqual([how, [message]])
      expect(await found('not_in')).not.toContain(message)
    })

    it('is found by list and time filters, even behind more lines than a search looks through', async () => {
      expect(await by('level', 'in', 'error, fatal')).toEqual(['Tale of golf'])
      expect(await by('level', 'not_in', 'info,warn,debug')).toEqual(['Tale of golf'])
      expect(await by('category', 'not_in', 'screen')).toEqual(['Tale of golf'])
      expect(await by('timestamp', 'less_than', iso(20))).toEqual(['Tale of golf'])
      expect(await by('timestamp', 'between', `${iso(40)}, ${iso(20)}`)).toEqual(['Tale of golf'])
      expect(await by('timestamp', 'in', iso(30).slice(0, 16))).toEqual(['Tale of golf'])
      expect(await by('timestamp', 'contains', iso(30).slice(0, 16))).toEqual(['Tale of golf'])
      expect(await by('timestamp', 'greater_than', iso(5))).toEqual(['Tale of a 50% cup'])
      expect(await by('timestamp', 'greater_than', '9'.repeat(20))).toEqual([])
      expect(await by('timestamp', 'less_than', `-${'9'.repeat(20)}`)).toEqual([])
    })

    describe('exported page by page', () => {
      const pages = async (changes: object, begun: readonly LogPage[] = []) => {
        const taken = [...begun]
        do taken.push(await pageOf({ ...changes, after: taken.at(-1)?.next }))
        while (taken.at(-1)?.next)
        return taken
      }
      const ids = (taken: readonly LogPage[]) =>
        taken.flatMap(({ entries }) =>
          entries.filter(({ message }) => message.startsWith('Throng')).map(({ id }) => id),
        )
      const throng = Array.from({ length: 700 }, (_, index) => `throng${String(index + 1).padStart(9, '0')}`)
      const level = (value: string) => [{ field: 'level', operator: 'not_in', value }]

      it.each([
        ['without a condition', {}],
        ['by the index of words', { query: 'throng' }],
        ['by a condition that the index does not know', { filters: level('warn,error') }],
        ['by a rule alone', { filters: [{ field: 'id', operator: 'contains', value: 'throng' }] }],
      ])('has each line once, though many are of one moment: %s', async (_, changes) => {
        const taken = await pages(changes)
        expect(taken.length).toBeGreaterThan(1)
        expect(ids(taken).toSorted()).toEqual(throng)
      })

      it('of words holds no line that came after it began, though it is of the moment of the others', async () => {
        const first = await pageOf({ query: 'throng' })
        expect(first.next).toBeDefined()
        // They are of the moment of all the others, one before them and one behind them.
        for (const id of ['a'.repeat(15), 'z'.repeat(15)]) {
          await createRecord(product, 'logs', {
            id,
            timestamp: ago(9),
            level: 'info',
            category: 'SCREEN',
            message: 'Throng of one more',
          })
          onTestFinished(() => asSuperuser(product, 'DELETE', `collections/logs/records/${id}`))
        }
        expect(ids(await pages({ query: 'throng' }, [first])).toSorted()).toEqual(throng)
      })

      it('goes on behind more lines than a search looks through', async () => {
        await changeDatabase(product.dataDir, [manyLines('Noise', 20_500, ago(8), 'debug')])
        onTestFinished(() => changeDatabase(product.dataDir, [deleteLines('Noise')]))
        const shown = await find({ filters: level('debug,warn,error') })
        expect([shown.isCut, shown.entries.filter(({ message }) => message.startsWith('Throng'))]).toEqual([
          true,
          [],
        ])
        expect(ids(await pages({ filters: level('debug,warn,error') }))).toEqual(
          expect.arrayContaining(throng),
        )
      })

      it.each([{ after: 'x' }, { after: { nowMs: 1, timestamp: 1e300, id: '' } }, { quick: 'none' }])(
        'is refused for %j',
        async (changes) => {
          const response = await fetch(`${product.url}/api/console/logs/page`, {
            method: 'POST',
            headers: { authorization: operator.token, 'content-type': 'application/json' },
            body: JSON.stringify({ ...EVERYTHING_LATELY, ...changes }),
          })
          await response.body?.cancel()
          expect(response.status).toBe(400)
        },
      )
    })
  })
})

describe('saved searches', () => {
  const PATH = 'console/searches'
  const auth = { name: 'Sign-ins', search: 'quick=auth' }
  const slow = { name: 'Slow calls', search: 'q=slow%20call&time=7d' }
  const searchesOf = (by: TestUser) => askExpectingOk(product, by, 'GET', PATH)
  const save = async (token: string, body: object) => {
    const response = await fetch(`${product.url}/api/${PATH}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, answer: (await response.json()) as object }
  }
  const rowsOf = async ({ id }: TestUser) =>
    (await allRecords<{ user_id: string }>(product, 'log_searches')).filter((row) => row.user_id === id)
      .length

  it('are kept one by one, the newest first, for the operator who saved them alone', async () => {
    const saver = await makeUser(product, { superuser: true })
    expect(await searchesOf(saver)).toEqual({ searches: [] })
    await save(saver.token, { save: auth })
    expect(await save(saver.token, { save: slow })).toEqual({
      status: 200,
      answer: { searches: [slow, auth] },
    })
    await save(admin.token, { save: auth })
    const changed = { ...auth, search: 'q=else' }
    await save(saver.token, { save: changed })
    expect(await searchesOf(saver)).toEqual({ searches: [changed, slow] })
    expect(await searchesOf(admin)).toEqual({ searches: [auth] })
    expect(await rowsOf(saver)).toBe(1)
    await save(saver.token, { remove: auth.name })
    expect(await searchesOf(saver)).toEqual({ searches: [slow] })
  })

  it('all stay when several consoles of one operator save at once, until there is no room', async () => {
    const saver = await makeUser(product, { superuser: true })
    const names = Array.from({ length: 20 }, (_, n) => `Search ${n}`)
    await Promise.all(names.map((name) => save(saver.token, { save: { ...slow, name } })))
    const { searches } = (await searchesOf(saver)) as { searches: readonly { name: string }[] }
    expect(searches.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect((await save(saver.token, { save: auth })).status).toBe(400)
    expect(await searchesOf(saver)).toEqual({ searches })
  })

  it.each([
    ['nothing', {}],
    ['a list', { searches: [auth] }],
    ['one without a name', { save: { ...auth, name: ' ' } }],
  ])('stay what they were when somebody sends %s', async (_, body) => {
    await save(operator.token, { save: slow })
    expect((await save(operator.token, body)).status).toBe(400)
    expect(await searchesOf(operator)).toEqual({ searches: [slow] })
  })

  it('cannot be saved without an account, and are deleted with the account', async () => {
    const headers = await superuserHeaders(product)
    expect((await save(headers['authorization']!, { save: auth })).status).toBe(400)
    const leaver = await makeUser(product, { tier: 'admin' })
    await save(leaver.token, { save: auth })
    expect(await rowsOf(leaver)).toBe(1)
    await asSuperuser(product, 'DELETE', `collections/users/records/${leaver.id}`)
    expect(await rowsOf(leaver)).toBe(0)
  })
})
