import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { announceAtom } from '../state/announce'
import { eventually } from '../ui/testing/render'
import { afterFirstPaint } from '../ui/testing/after-first-paint'
import { renderApp } from './testing/render-app'

type RenderedApp = Awaited<ReturnType<typeof renderApp>>

let app: RenderedApp
beforeEach(openWatched)
afterEach(() => app.close())

function game(id: string, home: string, score: number) {
  return liveGame({ id, awayTeam: team('SF', { score: 17 }), homeTeam: team(home, { score }) })
}

const atRevision = (n: number, seattle: number, boston = 3) =>
  storedBoard({ rev: `e1-${n}`, games: [game('1', 'SEA', seattle), game('2', 'BOS', boston)] })

/** The announcer looks once a second for what is new. */
const TURNS_OF_TWO_LOOKS = 2500

const voice = () => app.page.querySelector('[data-announcer]')
const shown = (score: number) => () =>
  app.page.querySelector('[data-team=home]')?.getAttribute('data-score') === String(score)

async function openWatched(): Promise<void> {
  app = await renderApp('/nfl', { boards: [atRevision(1, 24)] })
  await eventually(shown(24))
  await afterFirstPaint()
  // The announcer reads the board itself: a score that changes before that is the first one it sees, so it
  // announces nothing.
  await eventually(() => voice()?.getAttribute('data-announcer') === 'e1-1', TURNS_OF_TWO_LOOKS)
}

describe('the voice for screen readers', () => {
  it('tells a score that changed, politely, and says nothing before', async () => {
    expect(voice()?.getAttribute('aria-live')).toBe('polite')
    expect(voice()?.textContent).toBe('')
    await app.db.boards.put(atRevision(2, 31))
    await eventually(() => voice()?.textContent === 'The SF 17, The SEA 31. 3Q 8:36', TURNS_OF_TWO_LOOKS)
  })

  it('tells nothing of a league while operators hide it', async () => {
    await app.db.heads.put(sampleHead({ id: 'nfl', visible: false }))
    await eventually(() => app.page.querySelector('[data-board]') === null)
    expect(voice()).toBeNull()
    await app.db.heads.put(sampleHead({ id: 'nfl' }))
    await eventually(() => voice() !== null)
  })

  it('keeps silent about what happened while it was switched off', async () => {
    app.store.set(announceAtom, false)
    await app.db.boards.put(atRevision(2, 31))
    // The announcer reads the board itself, so the cards may have the new score first.
    await eventually(() => voice()?.getAttribute('data-announcer') === 'e1-2')
    app.store.set(announceAtom, true)
    await app.db.boards.put(atRevision(3, 31, 6))
    await eventually(() => voice()?.textContent !== '', TURNS_OF_TWO_LOOKS)
    expect(voice()?.textContent).toBe('The SF 17, The BOS 6. 3Q 8:36')
  })
})
