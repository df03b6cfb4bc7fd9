import { describe, expect, it } from 'vitest'
import { click, eventually, find } from '../../../ui/testing/render'
import { CALLS, open, server, show, showConsoleForEach } from '../testing/console-on-screen'
import { sampleHistory } from '../testing/console-server'
import { button, says } from '../testing/on-screen'

showConsoleForEach()

describe('002 section 2: API Analytics', () => {
  it('sums up, and shows each view by itself; what is chosen stands in the address', async () => {
    const { page, history } = show(open(), '/admin/dashboard/api_insights')
    await says(page, 'Success Rate')
    const card = (name: string) => find(page, `[data-metric="${name}"]`)
    expect(card('Success Rate').dataset['status']).toBe('warning')
    expect(card('Success Rate').textContent).toContain('95%')
    // 9 s and 25 s over a hundred calls; the ten slow ones reach into the last five of a hundred.
    expect(card('Average').textContent).toContain('340ms')
    expect(card('P95').textContent).toContain('3000ms')
    expect(card('Slow Calls').textContent).toContain('10% took more than 2 s')
    expect(page.textContent).toContain('Error rate in 24 steps: at most 40%')
    expect(page.textContent).toContain('Average response time in 24 steps: at most 1590ms')
    expect(page.textContent).toContain('By Method')
    click(button(page, 'By Sport'))
    expect([...page.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(['NFL', 'NBA'])
    click(button(page, 'By Endpoint'))
    expect(page.textContent).toContain('summary NBA')
    click(button(page, 'Slow Calls'))
    expect(page.textContent).toContain('10 of 100 calls took more than 2 s')
    expect(page.textContent).toContain('6000ms')
    click(button(page, 'Last hour'))
    await eventually(() => server.asked.at(-1) === `GET ${CALLS}?hours=1`)
    expect(history.at(-1)).toBe('/admin/dashboard/api_insights?tab=slow&hours=1')
  })

  it('without calls it says so', async () => {
    const { page } = show(
      {
        ...open(),
        [CALLS]: { hours: 24, groups: [], slowest: [], history: { ...sampleHistory(), steps: [] } },
      },
      '/admin/dashboard/api_insights',
    )
    await says(page, 'No API activity captured yet')
  })
})
