import { describe, expect, it } from 'vitest'
import { sampleHead } from '../../../domain/testing/sample-game'
import { saveHeads } from '../../../storage/heads'
import { click, find } from '../../../ui/testing/render'
import { NOON_MS } from '../testing/console-server'
import { button, says } from '../testing/on-screen'
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
    await says(page, 'All sports visible')
    expect(page.textContent).toContain('8 / 8 Sports Active')
    server.answers[VISIBILITY] = { ...ALL, PGA: false }
    click(find(page, '[data-sport=PGA] input'))
    await says(page, '1 sport hidden')
    expect(server.bodies).toEqual([{ PGA: false }])
    const none = Object.fromEntries(Object.keys(ALL).map((sport) => [sport, false]))
    server.answers[VISIBILITY] = none
    click(button(page, 'Disable All'))
    await says(page, 'All sports hidden - Header navigation disabled')
    expect(page.textContent).toContain('0 / 8 Sports Active')
  })

  it('a switch of another operator is seen when it arrives', async () => {
    const { page, storage } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await says(page, 'All sports visible')
    await saveHeads(storage, [sampleHead({ id: 'nba' })], NOON_MS)
    server.answers[VISIBILITY] = { ...ALL, NBA: false }
    await saveHeads(storage, [sampleHead({ id: 'nba', visible: false })], NOON_MS + 1)
    await says(page, '1 sport hidden')
  })

  it('of two pressed quickly, the one that was refused is still said when the other was taken', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await says(page, 'All sports visible')
    server.answers[VISIBILITY] = (body) =>
      (body as object | undefined) && 'NFL' in (body as object) ? 500 : { ...ALL, PGA: false }
    click(find(page, '[data-sport=NFL] input'))
    click(find(page, '[data-sport=PGA] input'))
    await says(page, '1 sport hidden')
    await says(page, 'Nothing was changed.')
  })

  it('what the server does not take is taken back, and said', async () => {
    const { page } = show(<CommandCenter />, { [VISIBILITY]: ALL })
    await says(page, 'All sports visible')
    server.answers[VISIBILITY] = 500
    click(find(page, '[data-sport=NFL] input'))
    await says(page, 'Nothing was changed.')
    expect(page.textContent).toContain('8 / 8 Sports Active')
  })
})
