import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExportGrant } from '../../domain/export/export-grant'
import { sampleRecord } from '../../domain/odds/testing/sample-odds'
import { permissionsOfTier } from '../../domain/people/tiers/permission'
import { GUEST, sessionOf } from '../../domain/people/users/session'
import { finalGame, sampleBoard } from '../../domain/testing/sample-game'
import { oddsRow } from '../../domain/odds/odds-board'
import { accountAtom } from '../../state/account'
import { exportAtom, type ExportWanted } from '../../state/export'
import { portsAtom } from '../../state/ports'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { accountWith } from '../../state/testing/account'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { keyFor, viewerOf } from '../../storage/viewer'
import { passTime } from '../../ui/testing/pass-time'
import { click, render, settle, type Rendered } from '../../ui/testing/render'
import { ExportDialog } from './export-dialog'

const CHECKED_AT = '2026-09-06T20:15:30.000Z'
const GAME = finalGame()
const BOARD: ExportWanted = { kind: 'board', slug: 'nfl' }
const PREMIUM = sessionOf({ id: 'ann', tier: 'premium', can: permissionsOfTier('premium') })!

const POINT = {
  at: CHECKED_AT,
  homeSpread: -3.5,
  provider: 'A Book',
  capture: 'regular',
  isOpening: true,
} as const

let rendered: Rendered
let storage: Storage
let saved: Blob[]
let asked: string[]
let store = createStore()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-06T20:16:00Z') })
  saved = []
  asked = []
  // The file is handed to the browser by a link, and here is no browser to take it.
  vi.stubGlobal(
    'URL',
    Object.assign(Object.create(URL), {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
      revokeObjectURL() {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  rendered.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function show(wanted: ExportWanted, grant: ExportGrant, session = PREMIUM) {
  storage = createStorage()
  await storage.save('boards', { slug: 'nfl', board: sampleBoard({ games: [GAME] }), checkedAt: CHECKED_AT })
  const rows = { [GAME.id]: oddsRow(undefined, sampleRecord())! }
  await storage.save('odds', {
    slug: 'nfl',
    user: viewerOf(session),
    board: { v: 1, sport: 'NFL', rev: 'e-1', rows },
    checkedAt: CHECKED_AT,
  })
  store = createStore()
  store.set(portsAtom, testPorts(storage))
  store.set(sessionAtom, session)
  store.set(exportAtom, wanted)
  store.set(accountAtom, accountWith({ takeExport: async (about) => (asked.push(about), grant) }))
  rendered = render(
    <Provider store={store}>
      <ExportDialog locked={<p>locked</p>} />
    </Provider>,
  )
  await passTime(0)
}

/** How the drawings of the icons begin. */
const TICK = /^m5 12.5 /
const TRIANGLE = /^M12 4 2.5 20h19L12 4Z/
const picture = () => rendered.page.querySelector('[data-kind] path')?.getAttribute('d')
const notice = () => rendered.page.querySelector('[role=status]')?.textContent
async function press(format: 'CSV' | 'JSON') {
  const buttons = [...rendered.page.querySelectorAll('button')]
  click(buttons.find(({ textContent }) => textContent.startsWith(format))!)
  await passTime(0)
}
const queued = async () =>
  (await storage.readAll('outbox')).map(({ user, kind, body }) => ({ user, kind, body }))

describe('the export of a board', () => {
  it('asks the server first, then saves the file under its name', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    expect(rendered.page.textContent).toContain('confirmed 30 s ago')
    await press('CSV')
    const name = 'nfl-2026-09-06-scores-20260906T201530Z.csv'
    expect(asked).toEqual([name])
    expect(saved[0]?.type).toBe('text/csv;charset=utf-8')
    expect(await saved[0]?.text()).toContain('-325')
    expect(notice()).toBe(`Saved as ${name}. 24 more files today.`)
    expect(await queued()).toEqual([])
  })

  it('does not tell another user what the one before has saved, and how much is left to them', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    await press('CSV')
    settle(() => store.set(sessionAtom, sessionOf({ id: 'ben', tier: 'premium', can: PREMIUM.can })!))
    await passTime(0)
    expect([rendered.page.textContent.includes('CSV for spreadsheets'), notice()]).toEqual([true, ''])
  })

  it.each([
    ['quota-spent', 'That is all for today. It begins anew at midnight Eastern time.'],
    ['not-allowed', 'Your account has no access to this any more.'],
    ['failed', 'The file could not be made. Please try again.'],
  ] as const)('makes no file when the server refuses: %s', async (reason, text) => {
    await show(BOARD, { kind: 'refused', reason })
    await press('JSON')
    expect([saved, notice()]).toEqual([[], text])
  })

  it('works without a connection, and the outbox tells the server later', async () => {
    await show(BOARD, { kind: 'unreachable' })
    await press('JSON')
    expect(saved).toHaveLength(1)
    expect(await queued()).toEqual([{ user: 'ann', kind: 'usage', body: { feature: 'export_data' } }])
  })

  it('makes no more files without a connection than a day allows', async () => {
    await show(BOARD, { kind: 'unreachable' })
    for (let made = 0; made < 26; made++) await press('JSON')
    expect(saved).toHaveLength(25)
    expect(notice()).toContain('That is all for today.')
  })

  it('makes no file of what its user may not see, and does not ask the server for one', async () => {
    const session = { ...PREMIUM, can: ['export_data'] } as const
    const key = keyFor(viewerOf(session), 'nfl', GAME.id)
    await show({ kind: 'lines', slug: 'nfl', game: GAME }, { kind: 'granted', usesLeft: 24 }, session)
    await storage.save('movements', { key, points: [POINT], checkedAt: CHECKED_AT })
    await passTime(0)
    await press('CSV')
    expect([saved, asked, notice()]).toEqual([[], [], 'Your account has no access to this any more.'])
  })

  it('is made without lines where the device has none', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    await storage.remove('odds', () => true)
    await passTime(0)
    await press('CSV')
    expect(await saved[0]?.text()).toContain('NFL,')
  })

  it('shows the lock as soon as the permission is gone', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    settle(() => store.set(sessionAtom, { ...PREMIUM, can: permissionsOfTier('verified') }))
    expect(rendered.page.textContent).toContain('locked')
    settle(() => store.set(sessionAtom, GUEST))
    expect(rendered.page.textContent).toContain('locked')
    expect(rendered.page.querySelectorAll('button')).toHaveLength(1)
  })
})

it('the export of lines holds what this viewer has seen of them', async () => {
  await show({ kind: 'lines', slug: 'nfl', game: GAME }, { kind: 'granted', usesLeft: undefined })
  expect(notice()).toBe('This device has nothing to export here yet.')
  const key = keyFor(viewerOf(PREMIUM), 'nfl', GAME.id)
  await storage.save('movements', { key, points: [POINT], checkedAt: CHECKED_AT })
  await passTime(0)
  await press('CSV')
  expect(await saved[0]?.text()).toContain(',-3.5,')
})

it('the export of a box score holds what this viewer was given of it', async () => {
  await show({ kind: 'box-score', slug: 'nfl', game: GAME }, { kind: 'granted', usesLeft: 1 })
  const key = keyFor(viewerOf(PREMIUM), 'nfl', GAME.id)
  const lineScore = {
    columns: ['Q1'],
    away: { team: 'AWA', cells: ['3'] },
    home: { team: 'HOM', cells: ['7'] },
  }
  const answer = { id: GAME.id, sport: 'NFL', lineScore, locked: [] } as const
  await storage.save('games', { key, slug: 'nfl', answer, checkedAt: CHECKED_AT, openedAt: 0 })
  await passTime(0)
  await press('JSON')
  expect(JSON.parse((await saved[0]?.text())!)).toMatchObject({
    kind: 'box-score',
    answer,
    checkedAt: CHECKED_AT,
  })
  expect(notice()).toMatch(
    /^Saved as nfl-2026-09-06-AWA-at-HOM-box-score-20260906T201530Z\.json\. 1 more file today\.$/,
  )
})

it('a game without stored lines has nothing to export', async () => {
  await show({ kind: 'lines', slug: 'nfl', game: GAME }, { kind: 'granted', usesLeft: 1 })
  const key = keyFor(viewerOf(PREMIUM), 'nfl', GAME.id)
  await storage.save('movements', { key, points: [], checkedAt: CHECKED_AT })
  await passTime(0)
  expect(document.body.textContent).toContain('This device has nothing to export here yet.')
})

it('the export of a day holds the games of that day, not those of the board', async () => {
  await show({ kind: 'day', slug: 'nfl', day: '2025-12-14' }, { kind: 'granted', usesLeft: 1 })
  const key = keyFor(viewerOf(PREMIUM), 'nfl', '2025-12-14')
  await storage.save('days', { key, games: [finalGame({ id: '7' })], checkedAt: CHECKED_AT })
  await passTime(0)
  await press('CSV')
  expect(await saved[0]?.text()).toContain('NFL,2025-12-14,7,')
})

describe('the dialog', () => {
  it.each<readonly [ExportWanted, string]>([
    [BOARD, 'Export NFL scores'],
    [{ kind: 'day', slug: 'nfl', day: '2025-12-14' }, 'Export NFL scores of 2025-12-14'],
    [{ kind: 'box-score', slug: 'nfl', game: GAME }, 'Export box score: AWA at HOM'],
    [{ kind: 'lines', slug: 'nfl', game: GAME }, 'Export line movement: AWA at HOM'],
  ])('says what is exported: %j', async (wanted, title) => {
    await show(wanted, { kind: 'granted', usesLeft: 1 })
    expect(rendered.page.querySelector('dialog')?.getAttribute('aria-label')).toBe(title)
    expect(rendered.page.textContent).toContain(title)
  })

  it('offers two kinds of files, and closes', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 1 })
    const labels = [...rendered.page.querySelectorAll('[data-export] button')].map((one) => one.textContent)
    expect(labels).toEqual(['CSV for spreadsheets', 'JSON for programs'])
    const looks = [...rendered.page.querySelectorAll<HTMLElement>('[data-export] button')]
    expect(looks.map(({ dataset }) => dataset['look'])).toEqual(['strong', 'quiet'])
    click(rendered.page.querySelector<HTMLElement>('[aria-label=Close]')!)
    expect([store.get(exportAtom), rendered.page.textContent]).toEqual([undefined, ''])
  })

  it('takes no other press while a file is made', async () => {
    let answer: (grant: ExportGrant) => void = () => {}
    await show(BOARD, { kind: 'granted', usesLeft: 1 })
    const takeExport = () => new Promise<ExportGrant>((resolve) => (answer = resolve))
    settle(() => store.set(accountAtom, accountWith({ takeExport })))
    const buttons = () => [...rendered.page.querySelectorAll<HTMLButtonElement>('[data-export] button')]
    click(buttons()[0]!)
    await passTime(0)
    expect(buttons().map(({ disabled, textContent }) => [disabled, textContent])).toEqual([
      [true, 'Saving…'],
      [true, 'JSON for programs'],
    ])
    answer({ kind: 'granted', usesLeft: 1 })
    await passTime(0)
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false])
    expect(rendered.page.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('success')
    expect(picture()).toMatch(TICK)
  })

  it('says that something went wrong, whatever it was', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 1 })
    settle(() => store.set(accountAtom, accountWith({ takeExport: () => Promise.reject(new Error('x')) })))
    await press('CSV')
    expect(notice()).toBe('The file could not be made. Please try again.')
    expect(rendered.page.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('error')
    expect(picture()).toMatch(TRIANGLE)
    expect(saved).toEqual([])
  })

  it('has nothing to export when the board never came', async () => {
    await show({ kind: 'board', slug: 'nba' }, { kind: 'granted', usesLeft: 1 })
    expect(notice()).toBe('This device has nothing to export here yet.')
  })
})

it('lines that another user was given are not exported', async () => {
  await show(BOARD, { kind: 'granted', usesLeft: 1 }, {
    ...PREMIUM,
    user: { ...PREMIUM.user, id: 'bob' },
  } as never)
  await storage.save('odds', {
    slug: 'nfl',
    user: viewerOf(PREMIUM),
    board: { v: 1, sport: 'NFL', rev: 'e-1', rows: { [GAME.id]: oddsRow(undefined, sampleRecord())! } },
    checkedAt: CHECKED_AT,
  })
  await passTime(0)
  await press('CSV')
  expect(await saved[0]?.text()).not.toContain('-325')
})

describe('the files of a day without a connection', () => {
  const NOW = Date.parse('2026-09-06T20:16:00Z')
  const entry = { user: 'ann', kind: 'usage', body: { feature: 'export_data' }, at: NOW - 3_600_000 }

  /** Makes as many entries as a day allows; these changes make each entry differ from a counted one. */
  async function made(changes: object) {
    for (let number = 0; number < 25; number++)
      await storage.save('outbox', { ...entry, id: `entry-${number}`, ...changes } as never)
    await press('CSV')
    return saved.length
  }

  it('are counted by the entries in the outbox', async () => {
    await show(BOARD, { kind: 'unreachable' })
    expect(await made({})).toBe(0)
  })

  it.each([
    ['of another user', { user: 'bob' }],
    ['of yesterday', { at: NOW - 24 * 3_600_000 }],
    ['of another feature', { body: { feature: 'view_box_scores' } }],
    ['that count no use of a feature', { kind: 'preferences' }],
  ])('are counted without outbox entries %s', async (_which, changes) => {
    await show(BOARD, { kind: 'unreachable' })
    expect(await made(changes)).toBe(1)
  })
})
