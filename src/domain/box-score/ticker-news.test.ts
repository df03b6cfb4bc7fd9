import { describe, expect, it } from 'vitest'
import type { TickerAnswer } from './game-answer'
import { tickerAfterNews, changedPlaces, isTickerRev, tickerRev } from './ticker-news'

const figure = (name: string, displayValue: string) => ({
  name,
  team: 'KC',
  statType: 'passingYards',
  value: 5,
  displayValue,
})
const BEFORE: TickerAnswer = {
  id: '1',
  status: { state: 'active' },
  tickerStats: [figure('P. Mahomes', '5/8, 49 YDS'), figure('T. Kelce', '2 REC, 26 YDS')],
}
const withFigures = (...tickerStats: NonNullable<TickerAnswer['tickerStats']>) => ({ ...BEFORE, tickerStats })
const [first, second] = BEFORE.tickerStats as [ReturnType<typeof figure>, ReturnType<typeof figure>]
const later = figure('P. Mahomes', '6/9, 61 YDS')

describe('the revision of a ticker', () => {
  it('shows which figures have changed', () => {
    const rev = tickerRev(BEFORE)
    expect(isTickerRev(rev)).toBe(true)
    expect(changedPlaces(rev, rev)).toEqual([])
    expect(changedPlaces(tickerRev(withFigures(later, second)), rev)).toEqual([0])
    expect(changedPlaces(tickerRev(withFigures(second, first)), rev)).toEqual([0, 1])
  })

  it.each<[string, TickerAnswer]>([
    ['the game has ended', { ...BEFORE, status: { state: 'complete' } }],
    ['there is a figure more', withFigures(first, second, later)],
    ['there is one less', withFigures(first)],
    ['the caller may not see figures', { id: '1', status: { state: 'active' } }],
  ])('shows that more than figures has changed when %s', (_what, after) => {
    expect(changedPlaces(tickerRev(after), tickerRev(BEFORE))).toBeUndefined()
  })

  it('differs between a game without figures and one whose figures are locked', () => {
    const { tickerStats: _locked, ...locked } = BEFORE
    expect(tickerRev(locked)).not.toBe(tickerRev(withFigures()))
    expect(tickerRev(locked)).toMatch(/^[0-9a-z]{7}$/)
  })

  it.each(['', '0a1b2c3d', '0A1b2c3', '../x', '0a1b2c3', '0a1b2c3dddd', '0a1b2c3ddddd'])(
    '%j is valid only with seven letters, and four more for each figure',
    (text) => expect(isTickerRev(text)).toBe(['0a1b2c3', '0a1b2c3dddd'].includes(text)),
  )
})

describe('after the news of a ticker', () => {
  const here = { ...BEFORE, rev: 'r1' }
  const change = { id: '1', rev: 'r2', figures: { 0: later } }

  it('a ticker that was sent whole is taken as it is', () => {
    expect(tickerAfterNews(BEFORE, 'r1', here)).toBe(BEFORE)
    expect(tickerAfterNews(BEFORE, undefined, undefined)).toBe(BEFORE)
  })

  it('the figures that were sent replace the old ones', () => {
    expect(tickerAfterNews(change, 'r1', here)).toEqual({ ...withFigures(later, second), rev: 'r2' })
  })

  it.each<[string, TickerAnswer | undefined]>([
    ['another revision has come here meanwhile', { ...here, rev: 'r9' }],
    ['nothing is here any more', undefined],
    ['no figures are here', { id: '1', rev: 'r1' }],
  ])('the ticker is unknown when %s', (_what, stored) => {
    expect(tickerAfterNews(change, 'r1', stored)).toBeUndefined()
  })
})
