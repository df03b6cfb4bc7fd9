import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, scheduledGame } from '../../domain/testing/sample-game'
import { setPreferenceAtom } from '../../state/preferences'
import { passTime } from '../../ui/testing/pass-time'
import { click } from '../../ui/testing/render'
import { storedGame } from './testing/answers'
import { board, open, opened, openGameForEach } from './testing/opened-game'

describe('an open game', () => {
  openGameForEach()

  it.each([
    ['for the first time', []],
    ['again', [{ ...storedGame(), key: 'guest/nfl/100' }]],
  ])('is fetched once when it is opened %s', async (_when, kept) => {
    const { answer } = opened
    opened.answer = () => new Promise((resolve) => setTimeout(() => resolve(answer()), 1000))
    for (const row of kept) await opened.storage.save('games', row)
    await open([finalGame()])
    await passTime(2000)
    expect(opened.asked).toHaveLength(1)
  })

  it('is fetched at a press of Refresh by a viewer who has turned auto refresh off', async () => {
    opened.store.set(setPreferenceAtom, 'autoRefresh', false)
    await open([liveGame()])
    expect(opened.asked).toHaveLength(1)
    const buttons = [...opened.page.querySelectorAll('button')]
    click(buttons.find(({ textContent }) => textContent === 'Refresh')!)
    await passTime(10)
    expect(opened.asked).toHaveLength(2)
  })

  it('is kept on the device as it stands on the board now', async () => {
    await open([scheduledGame()])
    const phase = async () => (await opened.storage.read('games', 'guest/nfl/100'))?.game?.phase
    expect(await phase()).toBe('scheduled')
    await board(liveGame())
    await passTime(10)
    expect(await phase()).toBe('live')
  })

  it('is fetched again as soon as its phase changes on the board, but not for other changes', async () => {
    await open([scheduledGame()])
    const before = opened.asked.length
    await board(scheduledGame({ headline: 'Rivals meet again' }))
    expect(opened.asked).toHaveLength(before)
    await board(liveGame())
    await passTime(0)
    expect(opened.asked.length).toBeGreaterThan(before)
  })

  it('is fetched again when the browser has deleted what was stored', async () => {
    await open([finalGame()])
    const before = opened.asked.length
    await opened.storage.remove('games', () => true)
    await passTime(10)
    expect(opened.asked).toHaveLength(before + 1)
  })

  it('is not fetched any more once it is closed', async () => {
    await open([liveGame()])
    opened.rendered!.close()
    const before = opened.asked.length
    await passTime(600_000)
    expect(opened.asked).toHaveLength(before)
  })
})
