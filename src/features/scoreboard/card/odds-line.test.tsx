import { afterEach, describe, expect, it } from 'vitest'
import type { OddsRow } from '../../../domain/odds/odds-board'
import { oddsAtom } from '../../../state/odds'
import { GUEST, sessionAtom, type Session } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { render, type Rendered } from '../../../ui/testing/render'
import type { StoredOdds } from '../../../storage/rows'
import { liveGame } from '../testing/games'
import { OddsLine } from './odds-line'

const ROW: OddsRow = {
  homeSpread: -3.5,
  awaySpread: 3.5,
  homeMoneyLine: -170,
  awayMoneyLine: 150,
  overUnder: 44.5,
  favorite: 'home',
  providerName: 'Book',
  providerId: '1',
  details: 'SEA -3.5',
  capture: 'regular',
}

const VERIFIED: Session = {
  kind: 'signed-in',
  user: { id: 'u', email: 'fan@example.com' },
  tier: 'verified',
  can: ['view_betting_odds'],
}

function oddsWith(row: OddsRow): StoredOdds {
  const board = { v: 1, sport: 'NFL', rev: 'e-1', rows: { '401': row } } as const
  return { slug: 'nfl', user: 'u', board, checkedAt: '2026-09-13T21:00:00.000Z' }
}

describe('the odds of a card', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  const show = (session: Session, row: OddsRow | undefined) => {
    const store = createStore()
    store.set(sessionAtom, session)
    store.set(oddsAtom, row && oddsWith(row))
    rendered = render(
      <Provider store={store}>
        <OddsLine slug="nfl" game={liveGame()} />
      </Provider>,
    )
    const words = rendered.page.querySelectorAll<HTMLElement>('[data-odds]')
    return [...words].map((word) => [word.dataset['odds'], word.querySelector('dd')?.textContent])
  }

  it('are spread, money line and total, the spread from the side that gives points', () => {
    const line = [
      ['spread', 'SEA -3.5'],
      ['moneyline', 'SF +150 · SEA -170'],
      ['total', '44.5'],
    ]
    expect(show(VERIFIED, ROW)).toEqual(line)
    expect([...rendered.page.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Spread',
      'Money',
      'Total',
    ])
    rendered.close()
    expect(show(VERIFIED, { ...ROW, homeSpread: 7, awaySpread: -7 })[0]).toEqual(['spread', 'SF -7'])
    rendered.close()
    expect(show(VERIFIED, { ...ROW, homeSpread: 0, awaySpread: 0 })[0]).toEqual(['spread', 'PK'])
  })

  it('are not there for those who may not see them, nor without a line', () => {
    expect(show(GUEST, ROW)).toEqual([])
    rendered.close()
    expect(show(VERIFIED, undefined)).toEqual([])
    expect(rendered.page.textContent).toBe('')
  })
})
