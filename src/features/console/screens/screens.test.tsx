import { afterEach, describe, expect, it } from 'vitest'
import type { Screen, ScreensAnswer } from '../../../domain/operations/fleet/screen'
import { productNow } from '../../../platform/clock'
import { fullMomentText } from '../../../platform/local-time'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { consoleServer } from '../testing/console-server'
import { Screens } from './screens'

const SCREENS = '/api/console/screens'
const RELOAD = '/api/console/screens/reload'
const MINUTE_MS = 60_000

function screen(id: string, changes: Partial<Screen> = {}): Screen {
  const nowMs = productNow()
  return {
    id,
    heardAtMs: nowMs,
    begunAtMs: nowMs - 90 * MINUTE_MS,
    frameAtMs: nowMs,
    league: 'nfl',
    boardAtMs: nowMs - 5 * MINUTE_MS,
    build: '0a1b2c3d',
    ...changes,
  }
}

const answer = (...screens: readonly Screen[]): ScreensAnswer => ({
  screens,
  build: '0a1b2c3d',
  isFull: false,
})

let rendered: Rendered
let server: ReturnType<typeof consoleServer>
afterEach(() => {
  rendered.close()
  server.close()
})

async function show(answers: Parameters<typeof consoleServer>[0]) {
  server = consoleServer(answers)
  rendered = render(<Screens />)
  const { page } = rendered
  await eventually(() => page.textContent.includes('Screens on Walls'))
  return page
}
const rowOf = (page: HTMLElement, id: string) => find(page, `[data-screen=${id}]`)

describe('the screens on walls', () => {
  it('say league, last frame, age of the board and build', async () => {
    const page = await show({ [SCREENS]: answer(screen('fine0'), screen('older', { build: 'ffffffff' })) })
    expect(rowOf(page, 'fine0').textContent).toMatch(
      /Screen FINE.*Fine.*NFL.*just now.*5 min ago.*0a1b2c3dcurrent/,
    )
    expect(rowOf(page, 'older').textContent).toContain('ffffffffnot the current one')
    expect(find(rowOf(page, 'fine0'), 'th').textContent).toMatch(/^Screen FINELoaded /)
    expect([...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Screen',
      'State',
      'League',
      'Last frame',
      'Board checked',
      'Build',
      'Action',
    ])
    expect(find(page, 'p[role=status]').textContent).toBe('')
  })

  it('that need a look stand first, and one that went silent says since when', async () => {
    const nowMs = productNow()
    const silent = screen('silent', { heardAtMs: nowMs - 10 * MINUTE_MS, frameAtMs: nowMs - 10 * MINUTE_MS })
    const frozen = screen('frozen', { frameAtMs: nowMs - 2 * MINUTE_MS })
    const page = await show({ [SCREENS]: answer(screen('fine'), silent, frozen) })
    const rows = [...page.querySelectorAll('[data-screen]')].map((row) => row.getAttribute('data-state'))
    expect(rows).toEqual(['frozen', 'silent', 'fine'])
    expect(rowOf(page, 'silent').textContent).toMatch(/Silentsince .*10 min ago/)
    expect(find(page, '[data-metric=Connected]').textContent).toContain('2')
    expect(find(page, '[data-metric=Silent]').getAttribute('data-status')).toBe('critical')
  })

  it('are reloaded one by one or all at once', async () => {
    const asked = answer(screen('first', { reloadAskedAtMs: productNow() }), screen('second'))
    const page = await show({ [SCREENS]: answer(screen('first'), screen('second')), [RELOAD]: asked })
    server.answers[SCREENS] = asked
    click(find(page, '[data-screen=first] button'))
    await eventually(() =>
      page.textContent.includes('Screen FIRS was asked. It reloads when that disturbs nobody.'),
    )
    await eventually(() => rowOf(page, 'first').textContent.includes('Askedjust now'))
    click([...page.querySelectorAll('button')].find((button) => button.textContent === 'Reload All')!)
    await eventually(() => page.textContent.includes('All screens were asked. Each reloads'))
    expect(server.bodies).toEqual([{ id: 'first' }, {}])
  })

  it('say so when the server refuses a reload', async () => {
    const page = await show({ [SCREENS]: answer(screen('first')), [RELOAD]: 500 })
    click(find(page, '[data-screen=first] button'))
    await eventually(() => page.textContent.includes('The server did not take that.'))
    expect(server.asked).toEqual([`GET ${SCREENS}`, `POST ${RELOAD}`])
  })

  it('do not say that nothing was taken when only the answer was lost, and look', async () => {
    const page = await show({ [SCREENS]: answer(screen('first')), [RELOAD]: 'offline' })
    server.answers[SCREENS] = answer(screen('first', { reloadAskedAtMs: productNow() }))
    click(find(page, '[data-screen=first] button'))
    await eventually(() =>
      page.textContent.includes('No answer came, so the server may or may not have taken that.'),
    )
    await eventually(() => rowOf(page, 'first').textContent.includes('Askedjust now'))
    expect(page.textContent).not.toContain('The server did not take that.')
  })

  it('are said to be none until one reports, and there is nothing to reload', async () => {
    const page = await show({ [SCREENS]: answer() })
    expect(page.textContent).toContain('No screen was heard of in 24 hours.')
    expect(page.textContent).not.toContain('Reload')
  })

  it('say when the list is full', async () => {
    const page = await show({ [SCREENS]: { ...answer(screen('first')), isFull: true } })
    expect(page.textContent).toContain('The list is full')
  })

  it('tell by colour how each is', async () => {
    const nowMs = productNow()
    const { league: _league, boardAtMs: _board, build: _build, ...bare } = screen('blank')
    const page = await show({
      [SCREENS]: answer(
        screen('fine'),
        screen('behind', { behindSinceMs: nowMs - MINUTE_MS }),
        bare,
        screen('frozen', { frameAtMs: nowMs - 2 * MINUTE_MS }),
        screen('silent', { heardAtMs: nowMs - 10 * MINUTE_MS, frameAtMs: nowMs - 10 * MINUTE_MS }),
      ),
    })
    const look = (id: string) => {
      const word = find(rowOf(page, id), '[data-colour]')
      return [word.textContent, word.dataset['colour']]
    }
    expect(['fine', 'behind', 'blank', 'frozen', 'silent'].map(look)).toEqual([
      ['Fine', 'green'],
      ['Old board', 'amber'],
      ['No board', 'red'],
      ['Frozen', 'red'],
      ['Silent', 'red'],
    ])
    const card = (name: string) => {
      const found = find(page, `[data-metric="${name}"]`)
      return [found.textContent, found.dataset['status']]
    }
    expect(['Connected', 'Frozen', 'No or Old Board', 'Silent'].map(card)).toEqual([
      ['Connected4', undefined],
      ['Frozen1Critical', 'critical'],
      ['No or Old Board2Critical', 'critical'],
      ['Silent1Critical', 'critical'],
    ])
    const cells = [...rowOf(page, 'blank').children].map(({ textContent }) => textContent)
    expect([cells[2], cells[4], cells[5]]).toEqual(['None', 'No data', 'No data'])
  })

  it('show no alarm while all is well, and a single one has no Reload All', async () => {
    const page = await show({ [SCREENS]: answer(screen('first')) })
    expect(find(page, '[data-metric=Frozen]').dataset['status']).toBe('healthy')
    expect(page.textContent).not.toContain('Reload All')
    expect(rowOf(page, 'first').textContent).not.toContain('since')
    const reload = find<HTMLButtonElement>(page, '[data-screen=first] button')
    expect([reload.getAttribute('aria-label'), reload.disabled]).toEqual(['Reload Screen FIRS', false])
    expect(reload.closest('td')?.textContent).toBe('Reload')
  })

  it('cannot be asked to reload twice', async () => {
    const page = await show({ [SCREENS]: answer(screen('first', { reloadAskedAtMs: productNow() })) })
    const reload = find<HTMLButtonElement>(page, '[data-screen=first] button')
    expect([reload.getAttribute('aria-label'), reload.disabled]).toEqual([
      'Reload of Screen FIRS asked',
      true,
    ])
  })

  it('are not called old while the build of the server is unknown', async () => {
    const { build: _build, ...unknown } = answer(screen('first'))
    const page = await show({ [SCREENS]: unknown })
    expect(rowOf(page, 'first').textContent).toContain('0a1b2c3d')
    expect(rowOf(page, 'first').textContent).not.toContain('current')
  })

  it('give their times in full for machines', async () => {
    const frameAtMs = productNow() - 30_000
    const page = await show({ [SCREENS]: answer(screen('first', { frameAtMs })) })
    const times = [...rowOf(page, 'first').querySelectorAll('time')].map(({ dateTime, title }) => [
      dateTime,
      title,
    ])
    expect(times).toContainEqual([new Date(frameAtMs).toISOString(), fullMomentText(frameAtMs)])
  })
})
