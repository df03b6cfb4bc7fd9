import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Source } from '../domain/board/board'
import { liveGame, sampleBoard } from '../domain/testing/sample-game'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import type { StoredBoard } from '../storage/rows'
import { passTime } from '../ui/testing/pass-time'
import { render, type Rendered } from '../ui/testing/render'
import { useSourceState } from './source-state'

const CHECKED = '2026-09-06T17:00:00.000Z'
let rendered: Rendered
let draws = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(CHECKED)
  // Removes the time that another test has told the clock, which does not go back by itself.
  localValues.remove(STORAGE_KEYS.clock)
  draws = 0
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function Shown({ stored }: { readonly stored: StoredBoard }) {
  draws++
  return <p>{useSourceState(stored)}</p>
}

const stored = (source: Source, checkedAt = CHECKED): StoredBoard => ({
  slug: 'nfl',
  board: sampleBoard({ games: [liveGame()], source }),
  checkedAt,
})

function open(source: Source) {
  rendered = render(<Shown stored={stored(source)} />)
  return async (seconds: number) => {
    await passTime(seconds * 1000)
    return rendered.page.textContent
  }
}

it('a board that nobody confirms stops being ok after three intervals, and is drawn anew only then', async () => {
  const after = open({ state: 'ok', since: CHECKED })
  const drawn = draws
  expect(await after(45)).toBe('ok')
  expect(draws).toBe(drawn)
  expect(await after(2)).toBe('late')
})

it('a board that is confirmed again is ok again', async () => {
  const after = open({ state: 'ok', since: CHECKED })
  expect(await after(60)).toBe('late')
  rendered.show(<Shown stored={stored({ state: 'ok', since: CHECKED }, '2026-09-06T17:01:00.000Z')} />)
  expect(rendered.page.textContent).toBe('ok')
})

it('the state of a feed in trouble stays what the server says', async () => {
  const after = open({ state: 'down', since: CHECKED, message: 'x' })
  expect(await after(600)).toBe('down')
})
