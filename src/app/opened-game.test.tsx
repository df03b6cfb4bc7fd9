import { afterEach, expect, it, vi } from 'vitest'
import type { LiveGame } from '../domain/game/game'
import { liveGame, storedBoard } from '../features/scoreboard/testing/games'
import { log } from '../platform/log'
import { LayerDialog } from '../ui/layer-dialog'
import { click, eventually, find, render } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

let app: Awaited<ReturnType<typeof renderApp>>
afterEach(() => app.close())

it('a stuck game says in its box score, too, since when nothing has changed', async () => {
  const stuckSince = new Date(Date.now() - 150 * 60_000).toISOString()
  app = await renderApp('/nfl/game/401', { boards: [storedBoard({ games: [liveGame({ stuckSince })] })] })
  const header = () => app.page.querySelector('dialog header')?.textContent ?? ''
  await eventually(() => header().includes('3Q'), 2000)
  expect(header()).toContain('3Q • 8:36 · Last change 2 h ago')
})

it('a delayed game says in its box score, too, in which inning it waits', async () => {
  const delayed = liveGame({ quarter: 'DELAYED', delay: 'Rain Delay, Top 3rd' })
  app = await renderApp('/mlb/game/401', {
    boards: [{ ...storedBoard({ sport: 'MLB', games: [delayed] }), slug: 'mlb' }],
  })
  const header = () => app.page.querySelector('dialog header')?.textContent ?? ''
  await eventually(() => header().includes('Delayed'), 2000)
  expect(header()).toContain('Delayed · Top 3rd')
})

it('001 section 2: a box score that cannot be drawn names itself, tells the details and can be tried again', async () => {
  const { awayTeam: _away, ...halved } = liveGame()
  const boards = [storedBoard({ games: [halved as LiveGame] })]
  app = await renderApp('/nfl/game/401', { boards })
  await eventually(() => app.page.querySelector('dialog details') !== null, 2000)

  const dialog = find(app.page, 'dialog')
  expect(find(dialog, 'h2').textContent).toBe('Something went wrong in Box Score')
  expect([...dialog.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    '',
    'Try Again',
    'Reload Page',
  ])
  expect(find(dialog, 'summary').textContent).toBe('Technical Details')
  expect(find(dialog, 'pre').textContent).toContain(location.href)
  expect(log.entries().at(-1)).toMatchObject({ level: 'error', category: 'SCREEN' })
  expect(log.entries().at(-1)?.message).toMatch(/^Box Score: /)
  expect(app.page.querySelectorAll('h1')).toHaveLength(1)
})

it('a double press on Close goes back one page, not two', async () => {
  history.replaceState({ fromBoard: true }, '')
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  app = await renderApp('/nfl/game/401', { boards: [storedBoard({ games: [liveGame({ id: '401' })] })] })
  await eventually(() => app.page.querySelector('dialog [data-side]') !== null, 2000)
  click(find(app.page, 'dialog [aria-label=Close]'))
  click(find(app.page, 'dialog [aria-label=Close]'))
  expect(back).toHaveBeenCalledOnce()
  back.mockRestore()
  history.replaceState(null, '')
})

it('a game that is closed for its board keeps what stands in its history entry, where layers have their mark', async () => {
  history.replaceState({ overPage: 1 }, '')
  app = await renderApp('/nfl/game/401', { boards: [storedBoard({ games: [liveGame({ id: '401' })] })] })
  await eventually(() => app.page.querySelector('dialog [data-side]') !== null, 2000)
  click(find(app.page, 'dialog [aria-label=Close]'))
  expect([app.history, app.stateNow()]).toEqual([['/nfl'], { overPage: 1 }])
  history.replaceState(null, '')
})

it('a game that leaves the board below a dialog goes back to it only when that is closed', async () => {
  history.replaceState({ fromBoard: true }, '')
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  app = await renderApp('/nfl/game/401', { boards: [storedBoard({ games: [liveGame({ id: '401' })] })] })
  await eventually(() => app.page.querySelector('dialog [data-side]') !== null, 2000)
  const over = render(
    <LayerDialog label="Export" onClose={() => {}}>
      To a file
    </LayerDialog>,
  )
  const isOnBoard = () => app.page.querySelector('[data-board] [data-game="401"]') !== null
  expect(isOnBoard()).toBe(true)
  await app.db.boards.put(storedBoard({ rev: 'e1-2', games: [liveGame({ id: '402' })] }))
  await eventually(() => !isOnBoard(), 2000)
  expect(back).not.toHaveBeenCalled()
  over.close()
  await eventually(() => back.mock.calls.length > 0)
  expect(back).toHaveBeenCalledOnce()
  back.mockRestore()
  history.replaceState(null, '')
})
