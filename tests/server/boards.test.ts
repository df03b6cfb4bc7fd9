import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_LEAGUES, type Slug } from '../../src/domain/league'
import { catchUp, type Changes } from '../../src/domain/board/changes/changes'
import type { BoardHead, GameBoard } from '../../src/domain/board/board'
import type { KnownTeam } from '../../src/domain/teams/known-team'
import { boardOfFeed, boardWhere, getBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { allRecords, superuserOf } from '../support/users'

/** A Sunday with live games, fifteen times as fast as life. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 15, slate: 'standard', leagues: ['nfl'] })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

describe('GET /api/teams', () => {
  it('names the teams that boards have shown, and answers 304 to a client that has them', async () => {
    const { games } = await boardOfFeed(product.url, 'nfl')
    const asked = await until('all of these teams', async () => {
      const response = await fetch(`${product.url}/api/teams`)
      const { teams } = (await response.json()) as { teams: Record<string, readonly KnownTeam[]> }
      return teams['nfl']?.length === 2 * games.length ? { response, teams } : undefined
    })
    const { id, name, displayName, abbreviation, logo, color } = games[0]!.homeTeam
    expect(asked.teams['nfl']).toContainEqual({ id, name, displayName, abbreviation, logo, color })
    const tag = asked.response.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"\w{16}"$/)
    const statuses = await until('an unchanged list', async () => {
      const before = await fetch(`${product.url}/api/teams`)
      const headers = { 'if-none-match': before.headers.get('etag') ?? '' }
      return (await fetch(`${product.url}/api/teams`, { headers })).status === 304
    })
    expect(statuses).toBe(true)
  })
})

describe('GET /api/boards/{slug}', () => {
  it('is the whole board with revision, product time and the time of the last check', async () => {
    const { response, board } = await until('a board that a poll has confirmed', async () => {
      const answer = await fetch(`${product.url}/api/boards/nfl`)
      const whole = (await answer.json()) as GameBoard
      return whole.source.state === 'ok' && { response: answer, board: whole }
    })
    expect(board).toMatchObject({ v: 1, sport: 'NFL', day: '2026-10-25', upcoming: false })
    expect(board.games).toHaveLength(16)
    expect(response.headers.get('etag')).toBe(`"${board.rev}"`)
    expect(board.rev).toMatch(/^[a-z0-9]{8}-\d+$/)
    const now = Date.parse(response.headers.get('x-now') ?? '')
    expect(Math.abs(now - productNow())).toBeLessThan(60_000)
    expect(Date.parse(response.headers.get('x-checked-at') ?? '')).toBeLessThanOrEqual(now)
  })

  it('answers 304 with both times to a client that has the revision', async () => {
    await until('an unchanged revision', async () => {
      const rev = (await getBoard(product.url, 'nfl'))?.rev
      const again = await fetch(`${product.url}/api/boards/nfl`, { headers: { 'if-none-match': `"${rev}"` } })
      const text = await again.text()
      if (again.status !== 304) return false
      expect(text).toBe('')
      expect(again.headers.get('x-now')).toBeTruthy()
      expect(again.headers.get('x-checked-at')).toBeTruthy()
      return true
    })
  })

  it('comes compressed to a client that takes gzip, plain to others', async () => {
    const packed = await fetch(`${product.url}/api/boards/nfl`, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(((await packed.json()) as GameBoard).sport).toBe('NFL')
    const plain = await fetch(`${product.url}/api/boards/nfl`, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(((await plain.json()) as GameBoard).sport).toBe('NFL')
  })

  it('is a JSON 404 for a league that does not exist', async () => {
    const response = await fetch(`${product.url}/api/boards/cricket`)
    expect(response.status).toBe(404)
    const supported = 'NFL, NBA, MLB, NHL, NCAAF, NCAAB, PGA, RYDER_CUP'
    expect(await response.json()).toMatchObject({
      status: 404,
      message: `Unsupported sport: cricket. Supported sports: ${supported}.`,
    })
  })
})

describe('GET /api/boards/{slug}/changes', () => {
  it('leads from any recent board to the current one', async () => {
    const first = await boardOfFeed(product.url, 'nfl')
    const later = await boardWhere(product.url, 'nfl', 'with news', ({ rev }) => rev !== first.rev)
    const reached = await until('changes and a board of the same revision', async () => {
      const changes = await changesOf('nfl')
      const now = await boardOfFeed(product.url, 'nfl')
      return now.rev === changes.rev && now.rev !== later.rev && { changes, now }
    })
    for (const board of [first, later, reached.now])
      expect(catchUp(board, reached.changes)).toEqual(reached.now)
    expect(JSON.stringify(reached.changes).length).toBeLessThan(JSON.stringify(reached.now).length / 2)
  })

  it('is the same for all who ask, with the tag and times of the board; 304 for a client that has its revision', async () => {
    await until('an unchanged revision', async () => {
      const [whole, guest, fan] = await Promise.all([
        ask('nfl', ''),
        ask('nfl', '/changes'),
        ask('nfl', '/changes', { 'if-none-match': '"a-1"', authorization: 'x' }),
      ])
      const tag = whole.headers.get('etag') ?? ''
      const again = await ask('nfl', '/changes', { 'if-none-match': tag })
      const tags = [guest, fan, again].map(({ headers }) => headers.get('etag'))
      if (tags.some((other) => other !== tag)) return false
      expect([guest.status, fan.status, again.status, again.text]).toEqual([200, 200, 304, ''])
      expect(fan.text).toBe(guest.text)
      for (const name of ['x-now', 'x-checked-at', 'cache-control', 'x-content-type-options', 'vary'])
        expect(guest.headers.has(name)).toBe(true)
      return true
    })
  })

  it('comes compressed to a client that takes gzip, plain to others', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const { headers, text } = await ask('nfl', '/changes', { 'accept-encoding': encoding })
      expect(headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      expect(JSON.parse(text)).toHaveProperty('since')
    }
  })

  it('answers like the route of the board where there is no board', async () => {
    expect(await ask('cricket', '/changes')).toMatchObject({
      status: 404,
      text: (await ask('cricket', '')).text,
    })
  })
})

describe('the public routes', () => {
  it('give the heads of all leagues, and say which are live', async () => {
    await boardWhere(product.url, 'nfl', 'with a live game', (board) =>
      board.games.some((game) => game.phase === 'live'),
    )
    for (const { slug } of ALL_LEAGUES) await boardOfFeed(product.url, slug)
    const { heads } = (await (await fetch(`${product.url}/api/boards`)).json()) as { heads: BoardHead[] }
    expect(heads.filter(({ live }) => live).map(({ id }) => id)).toEqual(['nfl'])
    expect(heads.map((head) => head.id).toSorted()).toEqual(ALL_LEAGUES.map(({ slug }) => slug).toSorted())
    expect(heads.find((head) => head.id === 'nfl')).toEqual({
      id: 'nfl',
      live: true,
      visible: true,
      season: 'regular',
      in_season: true,
      priority: 8,
    })
  })

  it('give the heads as they are saved, and never those of a save that failed', async () => {
    await boardOfFeed(product.url, 'pga')
    const superuser = await superuserOf(product)
    const row = '/api/collections/board_heads/records/pga'
    const change = { priority: 77 }
    const refused = { season: 'x'.repeat(30), priority: 78 }
    expect((await superuser.send('PATCH', row, refused)).status).toBe(400)
    await expectToldAsSaved('pga')
    expect(await (await superuser.send('PATCH', row, change)).json()).toMatchObject(change)
    await expectToldAsSaved('pga')
    expect((await superuser.send('DELETE', row)).status).toBe(204)
    await expectToldAsSaved('pga')
  })

  it('give the product clock', async () => {
    const { now, rate } = (await (await fetch(`${product.url}/api/time`)).json()) as {
      now: string
      rate: number
    }
    expect(rate).toBe(15)
    expect(Math.abs(Date.parse(now) - productNow())).toBeLessThan(60_000)
  })

  it('do not give the documents themselves, and let nobody write', async () => {
    const documents = await fetch(`${product.url}/api/collections/board_documents/records/nfl`)
    expect(documents.status).toBe(403)
    const forged = await fetch(`${product.url}/api/collections/boards/records/nfl`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rev: 'forged-1' }),
    })
    expect(forged.status).toBe(403)
  })

  it('do not include the internal routes', async () => {
    const wake = await fetch(`${product.url}/api/internal/wake/nfl`, { method: 'POST' })
    expect(wake.status).toBe(404)
  })
})

async function ask(slug: string, part: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${product.url}/api/boards/${slug}${part}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function changesOf(slug: Slug): Promise<Changes> {
  return JSON.parse((await ask(slug, '/changes')).text) as Changes
}

function productNow(): number {
  const { start, anchor, rate } = product.clock
  return start + (Date.now() - anchor) * rate
}

async function expectToldAsSaved(slug: Slug): Promise<void> {
  const before = await savedHead(slug)
  const told = await toldHead(slug)
  // A poll may have saved one in between.
  if (!isDeepStrictEqual(before, await savedHead(slug))) return expectToldAsSaved(slug)
  expect(told).toEqual(before)
}

async function toldHead(slug: Slug): Promise<BoardHead | undefined> {
  const { heads } = (await (await fetch(`${product.url}/api/boards`)).json()) as {
    heads: readonly BoardHead[]
  }
  return heads.find(({ id }) => id === slug)
}

async function savedHead(slug: Slug): Promise<BoardHead | undefined> {
  const rows = await allRecords<BoardHead>(
    product,
    'board_heads',
    'fields=id,live,visible,season,in_season,priority',
  )
  return rows.find(({ id }) => id === slug)
}
