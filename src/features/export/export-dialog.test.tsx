import { describe, expect, it } from 'vitest'
import type { ExportGrant } from '../../domain/export/export-grant'
import { sampleRecord } from '../../domain/odds/testing/sample-odds'
import { permissionsOfTier } from '../../domain/people/tiers/permission'
import { GUEST, sessionOf } from '../../domain/people/users/session'
import { finalGame, sampleBoard } from '../../domain/testing/sample-game'
import { oddsRow } from '../../domain/odds/odds-board'
import { accountAtom } from '../../state/account'
import { exportAtom, type ExportWanted } from '../../state/export'
import { sessionAtom } from '../../state/session'
import { accountWith } from '../../state/testing/account'
import { keyFor, viewerOf } from '../../storage/viewer'
import { passTime } from '../../ui/testing/pass-time'
import { click, settle } from '../../ui/testing/render'
import {
  BOARD,
  CHECKED_AT,
  exportForEach,
  exporting,
  GAME,
  notice,
  PREMIUM,
  press,
  queued,
  show,
} from './testing/export-on-screen'

exportForEach()

const POINT = {
  at: CHECKED_AT,
  homeSpread: -3.5,
  provider: 'A Book',
  capture: 'regular',
  isOpening: true,
} as const

/** How the drawings of the icons begin. */
const TICK = /^m5 12.5 /
const TRIANGLE = /^M12 4 2.5 20h19L12 4Z/
const picture = () => exporting.page.querySelector('[data-kind] path')?.getAttribute('d')

describe('the export of a board', () => {
  it('asks the server first, then saves the file under its name', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    expect(exporting.page.textContent).toContain('confirmed 30 s ago')
    await press('CSV')
    const name = 'nfl-2026-09-06-scores-20260906T201530Z.csv'
    expect(exporting.asked).toEqual([name])
    expect(exporting.saved[0]?.type).toBe('text/csv;charset=utf-8')
    expect(await exporting.saved[0]?.text()).toContain('-325')
    expect(notice()).toBe(`Saved as ${name}. 24 more files today.`)
    expect(await queued()).toEqual([])
  })

  it('does not tell another user what the one before has exporting.saved, and how much is left to them', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    await press('CSV')
    settle(() =>
      exporting.store.set(sessionAtom, sessionOf({ id: 'ben', tier: 'premium', can: PREMIUM.can })!),
    )
    await passTime(0)
    expect([exporting.page.textContent.includes('CSV for spreadsheets'), notice()]).toEqual([true, ''])
  })

  it.each([
    ['quota-spent', 'That is all for today. It begins anew at midnight Eastern time.'],
    ['not-allowed', 'Your account has no access to this any more.'],
    ['failed', 'The file could not be made. Please try again.'],
  ] as const)('makes no file when the server refuses: %s', async (reason, text) => {
    await show(BOARD, { kind: 'refused', reason })
    await press('JSON')
    expect([exporting.saved, notice()]).toEqual([[], text])
  })

  it('makes no file of what its user may not see, and does not ask the server for one', async () => {
    const session = { ...PREMIUM, can: ['export_data'] } as const
    const key = keyFor(viewerOf(session), 'nfl', GAME.id)
    await show({ kind: 'lines', slug: 'nfl', game: GAME }, { kind: 'granted', usesLeft: 24 }, session)
    await exporting.storage.save('movements', { key, points: [POINT], checkedAt: CHECKED_AT })
    await passTime(0)
    await press('CSV')
    expect([exporting.saved, exporting.asked, notice()]).toEqual([
      [],
      [],
      'Your account has no access to this any more.',
    ])
  })

  it('is made without lines where the device has none', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    await exporting.storage.remove('odds', () => true)
    await passTime(0)
    await press('CSV')
    expect(await exporting.saved[0]?.text()).toContain('NFL,')
  })

  it('is for programs alone while there is no game: a spreadsheet would have nothing but headings', async () => {
    const buttons = () => [...exporting.page.querySelectorAll('button')].map(({ textContent }) => textContent)
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    expect(buttons()).toContain('CSV for spreadsheets')
    const board = sampleBoard({ rev: 'e-2', games: [] })
    await exporting.storage.save('boards', { slug: 'nfl', board, checkedAt: CHECKED_AT })
    await passTime(0)
    expect(buttons()).toContain('JSON for programs')
    expect(buttons()).not.toContain('CSV for spreadsheets')
  })

  it('shows the lock as soon as the permission is gone', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 24 })
    settle(() => exporting.store.set(sessionAtom, { ...PREMIUM, can: permissionsOfTier('verified') }))
    expect(exporting.page.textContent).toContain('locked')
    settle(() => exporting.store.set(sessionAtom, GUEST))
    expect(exporting.page.textContent).toContain('locked')
    expect(exporting.page.querySelectorAll('button')).toHaveLength(1)
  })
})

it('the export of lines holds what this viewer has seen of them', async () => {
  await show({ kind: 'lines', slug: 'nfl', game: GAME }, { kind: 'granted', usesLeft: undefined })
  expect(notice()).toBe('This device has nothing to export here yet.')
  const key = keyFor(viewerOf(PREMIUM), 'nfl', GAME.id)
  await exporting.storage.save('movements', { key, points: [POINT], checkedAt: CHECKED_AT })
  await passTime(0)
  await press('CSV')
  expect(await exporting.saved[0]?.text()).toContain(',-3.5,')
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
  await exporting.storage.save('games', { key, slug: 'nfl', answer, checkedAt: CHECKED_AT, openedAt: 0 })
  // While the dialog is open, the game goes on.
  const scored = { ...GAME, awayTeam: { ...GAME.awayTeam, score: 41 } }
  const board = sampleBoard({ rev: 'e-2', games: [finalGame({ id: 'other' }), scored] })
  await exporting.storage.save('boards', { slug: 'nfl', board, checkedAt: CHECKED_AT })
  await passTime(0)
  await press('JSON')
  expect(JSON.parse((await exporting.saved[0]?.text())!)).toMatchObject({
    kind: 'box-score',
    game: scored,
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
  await exporting.storage.save('movements', { key, points: [], checkedAt: CHECKED_AT })
  await passTime(0)
  expect(document.body.textContent).toContain('This device has nothing to export here yet.')
})

it('the export of a day holds the games of that day, not those of the board', async () => {
  await show({ kind: 'day', slug: 'nfl', day: '2025-12-14' }, { kind: 'granted', usesLeft: 1 })
  const key = keyFor(viewerOf(PREMIUM), 'nfl', '2025-12-14')
  await exporting.storage.save('days', { key, games: [finalGame({ id: '7' })], checkedAt: CHECKED_AT })
  await passTime(0)
  await press('CSV')
  expect(await exporting.saved[0]?.text()).toContain('NFL,2025-12-14,7,')
})

describe('the dialog', () => {
  it.each<readonly [ExportWanted, string]>([
    [BOARD, 'Export NFL scores'],
    [{ kind: 'day', slug: 'nfl', day: '2025-12-14' }, 'Export NFL scores of 2025-12-14'],
    [{ kind: 'box-score', slug: 'nfl', game: GAME }, 'Export box score: AWA at HOM'],
    [{ kind: 'lines', slug: 'nfl', game: GAME }, 'Export line movement: AWA at HOM'],
  ])('says what is exported: %j', async (wanted, title) => {
    await show(wanted, { kind: 'granted', usesLeft: 1 })
    expect(exporting.page.querySelector('dialog')?.getAttribute('aria-label')).toBe(title)
    expect(exporting.page.textContent).toContain(title)
  })

  it('offers two kinds of files, and closes', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 1 })
    const labels = [...exporting.page.querySelectorAll('[data-export] button')].map((one) => one.textContent)
    expect(labels).toEqual(['CSV for spreadsheets', 'JSON for programs'])
    const looks = [...exporting.page.querySelectorAll<HTMLElement>('[data-export] button')]
    expect(looks.map(({ dataset }) => dataset['look'])).toEqual(['strong', 'quiet'])
    click(exporting.page.querySelector<HTMLElement>('[aria-label=Close]')!)
    expect([exporting.store.get(exportAtom), exporting.page.textContent]).toEqual([undefined, ''])
  })

  it('takes no other press while a file is made', async () => {
    let answer: (grant: ExportGrant) => void = () => {}
    await show(BOARD, { kind: 'granted', usesLeft: 1 })
    const takeExport = () => new Promise<ExportGrant>((resolve) => (answer = resolve))
    settle(() => exporting.store.set(accountAtom, accountWith({ takeExport })))
    const buttons = () => [...exporting.page.querySelectorAll<HTMLButtonElement>('[data-export] button')]
    click(buttons()[0]!)
    await passTime(0)
    expect(buttons().map(({ disabled, textContent }) => [disabled, textContent])).toEqual([
      [true, 'Saving…'],
      [true, 'JSON for programs'],
    ])
    answer({ kind: 'granted', usesLeft: 1 })
    await passTime(0)
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false])
    expect(exporting.page.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('success')
    expect(picture()).toMatch(TICK)
  })

  it('says that something went wrong, whatever it was', async () => {
    await show(BOARD, { kind: 'granted', usesLeft: 1 })
    settle(() =>
      exporting.store.set(accountAtom, accountWith({ takeExport: () => Promise.reject(new Error('x')) })),
    )
    await press('CSV')
    expect(notice()).toBe('The file could not be made. Please try again.')
    expect(exporting.page.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe('error')
    expect(picture()).toMatch(TRIANGLE)
    expect(exporting.saved).toEqual([])
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
  await exporting.storage.save('odds', {
    slug: 'nfl',
    user: viewerOf(PREMIUM),
    board: { v: 1, sport: 'NFL', rev: 'e-1', rows: { [GAME.id]: oddsRow(undefined, sampleRecord())! } },
    checkedAt: CHECKED_AT,
  })
  await passTime(0)
  await press('CSV')
  expect(await exporting.saved[0]?.text()).not.toContain('-325')
})
