import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Source } from '../../domain/board/board'
import { localValues } from '../../platform/local-values'
import { fullMomentText, timeText } from '../../platform/local-time'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import type { StoredBoard } from '../../storage/rows'
import { find, settle } from '../../ui/testing/render'
import { FreshnessLabel } from './freshness-label'
import { FreshnessScope } from './freshness-scope'
import { storedBoard } from './testing/games'
import { renderWithPorts } from './testing/render-with-ports'
import { TroubleNotice } from './trouble-notice'

const NOW = Date.parse('2026-09-13T21:00:00Z')
const SINCE = '2026-09-13T20:40:00Z'
const NO_NEWS = (ms: number) => `No news from the score feed since ${timeText(ms)}. We keep trying.`

let shown: ReturnType<typeof renderWithPorts>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localValues.remove(STORAGE_KEYS.clock)
})
afterEach(() => {
  shown.close()
  serverReach.answered()
  vi.useRealTimers()
})

/** A board that was confirmed this many seconds before the test begins. */
const boardOf = (seconds: number, source?: Source): StoredBoard =>
  storedBoard(source ? { source } : {}, new Date(NOW - seconds * 1000).toISOString())
const pass = (ms: number) => settle(() => vi.advanceTimersByTime(ms))

describe('the notice of trouble', () => {
  const show = (stored: StoredBoard) => {
    shown = renderWithPorts(<TroubleNotice stored={stored} />)
  }
  const told = () => {
    const bar = shown.page.querySelector<HTMLElement>('[role=status]')
    return bar && [bar.dataset['tone'], bar.textContent]
  }

  it('is not there while all is well', () => {
    show(boardOf(0))
    expect(shown.page.textContent).toBe('')
  })

  it('warns of a feed that is late, and alarms of one that is down', () => {
    show(boardOf(0, { state: 'late', since: SINCE }))
    expect(told()).toEqual(['warn', NO_NEWS(Date.parse(SINCE))])
    shown.show(<TroubleNotice stored={boardOf(0, { state: 'down', since: SINCE, message: 'Timed out.' })} />)
    expect(told()).toEqual(['danger', `Timed out. ${NO_NEWS(Date.parse(SINCE))}`])
  })

  it('waits 15 s before it calls scores of an earlier visit old', () => {
    const hour = 3600
    show(boardOf(hour))
    pass(15_000)
    expect(told()).toBeNull()
    pass(1000)
    expect(told()).toEqual(['warn', NO_NEWS(NOW - hour * 1000)])
  })

  it('begins to wait anew with the board of another league, and when scores were fresh meanwhile', () => {
    show(boardOf(3600))
    pass(16_000)
    expect(told()).not.toBeNull()
    shown.show(<TroubleNotice stored={{ ...boardOf(3600), slug: 'nba' }} />)
    expect(told()).toBeNull()
    pass(16_000)
    expect(told()).not.toBeNull()
    shown.show(<TroubleNotice stored={{ ...boardOf(-32), slug: 'nba' }} />)
    expect(told()).toBeNull()
    shown.show(<TroubleNotice stored={{ ...boardOf(3600), slug: 'nba' }} />)
    pass(15_000)
    expect(told()).toBeNull()
  })
})

describe('the age of a board', () => {
  const show = (stored: StoredBoard) => {
    shown = renderWithPorts(
      <>
        <FreshnessLabel stored={stored} />
        <FreshnessScope stored={stored}>
          <b>Games</b>
        </FreshnessScope>
      </>,
    )
  }
  const label = () => find(shown.page, 'p')
  const scope = () => find(shown.page, 'b').parentElement!.dataset

  it('is told in words on the screen, and as the moment of its scores on paper', () => {
    show(boardOf(12))
    expect(label().textContent).toBe('Updated 12 s ago')
    expect(label().dataset).toMatchObject({
      freshness: 'fresh',
      printed: `Scores as of ${fullMomentText(NOW - 12_000)}`,
    })
  })

  it('takes the glow from games once nobody knows whether they still go on', () => {
    show(boardOf(0))
    expect(scope()).toMatchObject({ freshness: 'fresh', current: 'true' })
    pass(120_000)
    expect(scope()).toMatchObject({ freshness: 'old', current: 'false' })
    expect(label().dataset['freshness']).toBe('old')
  })
})
