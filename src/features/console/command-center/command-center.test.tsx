import { describe, expect, it } from 'vitest'
import { sampleHead } from '../../../domain/testing/sample-game'
import { saveHeads } from '../../../storage/heads'
import { click, eventually, find } from '../../../ui/testing/render'
import { NOON_MS } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'
import { server, show, showSectionForEach } from '../testing/section-on-screen'
import { CommandCenter } from './command-center'

showSectionForEach()

const VISIBILITY = '/api/console/visibility'

describe('002 section 2: the Command Center', () => {
  const ALL = {
    NFL: true,
    NBA: true,
    MLB: true,
    NHL: true,
    NCAAF: true,
    NCAAB: true,
    PGA: true,
    RYDER_CUP: true,
  }

  it('switches one sport, or all, and says how many are active', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    expect(page.textContent).toContain('8 / 8 Sports Active')
    server.answers[VISIBILITY] = { ...ALL, PGA: false }
    click(find(page, '[data-sport=PGA] input'))
    await untilPageSays(page, '1 sport hidden')
    expect(server.bodies).toEqual([{ PGA: false }])
    const none = Object.fromEntries(Object.keys(ALL).map((sport) => [sport, false]))
    server.answers[VISIBILITY] = none
    click(button(page, 'Disable All'))
    await untilPageSays(page, 'All sports hidden - Header navigation disabled')
    expect(page.textContent).toContain('0 / 8 Sports Active')
    expect(server.bodies.at(-1)).toEqual(none)
  })

  it('says that something went wrong only when it did', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    expect(page.querySelector('[role=alert]')).toBeNull()
    server.answers[VISIBILITY] = { ...ALL, PGA: false, NBA: false }
    click(find(page, '[data-sport=PGA] input'))
    await untilPageSays(page, '2 sports hidden')
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  it('two switches pressed quickly both stay as they were pressed until the server has answered', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    const answerFirst = server.holdNext(VISIBILITY)
    click(find(page, '[data-sport=NFL] input'))
    const answerSecond = server.holdNext(VISIBILITY)
    click(find(page, '[data-sport=PGA] input'))
    server.answers[VISIBILITY] = { ...ALL, NFL: false }
    answerFirst()
    await eventually(() => server.asked.length === 4)
    await eventually(() => page.textContent.includes('Refreshed!'))
    expect(page.textContent).toContain('2 sports hidden')
    server.answers[VISIBILITY] = { ...ALL, NFL: false, PGA: false }
    answerSecond()
    await eventually(() => server.asked.length === 5)
    expect(page.textContent).toContain('2 sports hidden')
  })

  it('a change by another operator shows as soon as it arrives', async () => {
    const { page, storage } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    await saveHeads(storage, [sampleHead({ id: 'nba' })], NOON_MS)
    server.answers[VISIBILITY] = { ...ALL, NBA: false }
    await saveHeads(storage, [sampleHead({ id: 'nba', visible: false })], NOON_MS + 1)
    await untilPageSays(page, '1 sport hidden')
  })

  it('when two switches are pressed quickly, a refused one is still reported after the other was accepted', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    server.answers[VISIBILITY] = (body) =>
      (body as object | undefined) && 'NFL' in (body as object) ? 500 : { ...ALL, PGA: false }
    click(find(page, '[data-sport=NFL] input'))
    click(find(page, '[data-sport=PGA] input'))
    await untilPageSays(page, '1 sport hidden')
    await untilPageSays(page, 'Nothing was changed.')
  })

  it('a change that the server refuses is undone and reported', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    server.answers[VISIBILITY] = 500
    click(find(page, '[data-sport=NFL] input'))
    await untilPageSays(page, 'Nothing was changed.')
    expect(page.textContent).toContain('8 / 8 Sports Active')
    expect(server.asked).toEqual([`GET ${VISIBILITY}`, `POST ${VISIBILITY}`])
  })

  it('a refused switch leaves another one as it was pressed', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    server.answers[VISIBILITY] = (body) => ('NFL' in (body as object) ? 500 : undefined)
    click(find(page, '[data-sport=PGA] input'))
    click(find(page, '[data-sport=NFL] input'))
    await untilPageSays(page, 'Nothing was changed.')
    expect(page.textContent).toContain('1 sport hidden')
  })

  it('a switch stays as it was pressed until the server tells what it has now', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    let answers = 0
    server.answers[VISIBILITY] = () => (answers++ === 0 ? { ...ALL, PGA: false } : undefined)
    click(find(page, '[data-sport=PGA] input'))
    await untilPageSays(page, 'Refreshing...')
    expect(page.textContent).toContain('1 sport hidden')
  })

  it('does not hide what another operator switches later', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    server.answers[VISIBILITY] = { ...ALL, PGA: false }
    click(find(page, '[data-sport=PGA] input'))
    await untilPageSays(page, 'Refreshed!')
    server.answers[VISIBILITY] = ALL
    click(button(page, 'Refreshed!'))
    await untilPageSays(page, 'All sports visible')
  })

  it('does not say that nothing was changed when only the answer was lost, and looks', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await untilPageSays(page, 'All sports visible')
    let asked = 0
    server.answers[VISIBILITY] = () => (asked++ === 0 ? 'offline' : { ...ALL, PGA: false })
    click(find(page, '[data-sport=PGA] input'))
    await untilPageSays(page, 'No answer came, so the server may or may not have taken that.')
    await untilPageSays(page, '1 sport hidden')
    expect(page.textContent).not.toContain('Nothing was changed.')
  })

  it('says of each sport whether it is shown, at once when it is switched', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: { ...ALL, PGA: false } })
    await untilPageSays(page, '1 sport hidden')
    const line = (sport: string) => find(page, `[data-sport=${sport}]`)
    expect([line('NFL').dataset['on'], line('NFL').textContent]).toEqual([
      'true',
      'NFLIn the header of every screen',
    ])
    expect([line('PGA').dataset['on'], line('PGA').textContent]).toEqual([
      'false',
      'PGAHidden from every screen',
    ])
    server.answers[VISIBILITY] = () => undefined
    click(find(page, '[data-sport=PGA] input'))
    expect([line('PGA').dataset['on'], page.textContent]).toEqual([
      'true',
      expect.stringContaining('8 / 8 Sports Active') as string,
    ])
  })

  it('Enable All sends every sport to the server, and clears the message of an earlier failure', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: { ...ALL, PGA: false } })
    await untilPageSays(page, '1 sport hidden')
    server.answers[VISIBILITY] = 500
    click(button(page, 'Enable All'))
    await untilPageSays(page, 'Nothing was changed.')
    expect(page.textContent).toContain('1 sport hidden')
    server.answers[VISIBILITY] = ALL
    click(button(page, 'Enable All'))
    expect(page.textContent).not.toContain('Nothing was changed.')
    await untilPageSays(page, 'All sports visible')
    expect(server.bodies.at(-1)).toEqual(ALL)
  })

  it('asks the server anew whenever the header differs from its last answer, and only then', async () => {
    const { page, storage } = show(<CommandCenter />, { [VISIBILITY]: { ...ALL, NBA: false } })
    const headerShows = (nfl: boolean, atMs: number) =>
      saveHeads(
        storage,
        [sampleHead({ id: 'nba', visible: false }), sampleHead({ id: 'nfl', visible: nfl })],
        atMs,
      )
    await untilPageSays(page, '1 sport hidden')
    await headerShows(true, NOON_MS)
    server.answers[VISIBILITY] = { ...ALL, NBA: false, NFL: false }
    await headerShows(false, NOON_MS + 1)
    await untilPageSays(page, '2 sports hidden')
    server.answers[VISIBILITY] = { ...ALL, NBA: false }
    await headerShows(true, NOON_MS + 2)
    await untilPageSays(page, '1 sport hidden')
    expect(server.asked).toEqual(Array(3).fill(`GET ${VISIBILITY}`))
  })
})
