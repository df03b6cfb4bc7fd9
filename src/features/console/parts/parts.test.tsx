import { afterEach, describe, expect, it } from 'vitest'
import type { LogLevel } from '../../../domain/operations/logs/log-entry'
import { dayText, fullMomentText, timeText } from '../../../platform/local-time'
import { type } from '../../../ui/testing/forms'
import { dataOf, find, render, type Rendered } from '../../../ui/testing/render'
import { NOON_MS } from '../testing/console-server'
import { Choice } from './choice'
import { EventList } from './event-list'
import { FigureChart } from './figure-chart'
import { MetricCard, MetricCards } from './metric-card'
import { Moment } from './moment'
import { Panel } from './panel'
import { ShareBars } from './share-bars'
import { SubStatusWord } from './sub-status-word'

let rendered: Rendered
afterEach(() => rendered.close())
const words = () =>
  [...rendered.page.querySelectorAll<HTMLElement>('[data-colour]')].map((word) => [
    word.textContent,
    word.dataset['colour'],
  ])

describe('words that say how something is', () => {
  it('are green, amber or red for a part of the system', () => {
    rendered = render(
      <>
        <SubStatusWord status="operational" />
        <SubStatusWord status="degraded" />
        <SubStatusWord status="down" />
      </>,
    )
    expect(words()).toEqual([
      ['Operational', 'green'],
      ['Degraded', 'amber'],
      ['Down', 'red'],
    ])
  })

  it('stand below a figure that can be good or bad', () => {
    const statuses = ['healthy', 'warning', 'critical', 'unknown'] as const
    rendered = render(
      <MetricCards isInner>
        {statuses.map((status) => (
          <MetricCard key={status} name={status} value="7" status={status} hint="of ten" />
        ))}
      </MetricCards>,
    )
    expect(words()).toEqual([
      ['Healthy', 'green'],
      ['Warning', 'amber'],
      ['Critical', 'red'],
      ['Unknown', 'grey'],
    ])
    expect(find(rendered.page, '[data-inner]').dataset['inner']).toBe('true')
    expect(find(rendered.page, '[data-metric=warning]').textContent).toBe('warning7Warningof ten')
  })

  it('tell the level of each event, beside its day and time, which can also be read in full', () => {
    const levels: readonly LogLevel[] = ['error', 'warn', 'info', 'debug']
    const events = levels.map((level) => ({
      id: level,
      level,
      category: 'API',
      message: 'The feed failed',
      timestamp: NOON_MS,
    }))
    rendered = render(<EventList events={events} />)
    expect(words()).toEqual([
      ['error', 'red'],
      ['warn', 'amber'],
      ['info', 'green'],
      ['debug', 'grey'],
    ])
    const first = find(rendered.page, 'li')
    expect(first.textContent).toBe(`errorAPIThe feed failed${dayText(NOON_MS)}, ${timeText(NOON_MS)}`)
    const time = find<HTMLTimeElement>(first, 'time')
    expect([time.dateTime, time.title]).toEqual([new Date(NOON_MS).toISOString(), fullMomentText(NOON_MS)])
  })
})

describe('a figure', () => {
  it('is a link only where there is a page with more of it', () => {
    rendered = render(
      <MetricCards>
        <MetricCard name="Errors" value="5%" href="/admin/dashboard/logs" status="critical" />
        <MetricCard name="Users" value="12" />
      </MetricCards>,
    )
    const [errors, users] = rendered.page.querySelectorAll<HTMLElement>('[data-metric]')
    expect([errors!.tagName, errors!.getAttribute('href')]).toEqual(['A', '/admin/dashboard/logs'])
    expect(dataOf(errors)).toEqual({ metric: 'Errors', status: 'critical' })
    expect([users!.tagName, users!.textContent]).toEqual(['DIV', 'Users12'])
    expect(find(rendered.page, '[data-inner]').dataset['inner']).toBe('false')
  })
})

describe('other parts', () => {
  it("a moment is shown in the operator's own time, and in full for machines", () => {
    rendered = render(<Moment ms={NOON_MS} />)
    const time = find<HTMLTimeElement>(rendered.page, 'time')
    expect(time.textContent).toBe(`${dayText(NOON_MS)}, ${timeText(NOON_MS)}`)
    expect([time.dateTime, time.title]).toEqual([new Date(NOON_MS).toISOString(), fullMomentText(NOON_MS)])
  })

  it('a panel is named by its heading', () => {
    rendered = render(
      <Panel title="Jobs" aside="2 of 3">
        <p>Content</p>
      </Panel>,
    )
    const id = find(rendered.page, 'section').getAttribute('aria-labelledby')
    expect(find(rendered.page, 'h2').id).toBe(id)
    expect(find(rendered.page, 'header').textContent).toBe('Jobs2 of 3')
  })

  it('a choice marks the chosen option, and reports the one that is pressed', () => {
    const chosen: string[] = []
    const options = [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ]
    rendered = render(
      <Choice label="View" options={options} value="b" onChoose={(one) => chosen.push(one)} />,
    )
    const buttons = [...rendered.page.querySelectorAll('button')]
    expect(buttons.map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
      ['First', 'false'],
      ['Second', 'true'],
    ])
    expect(find(rendered.page, '[role=group]').getAttribute('aria-label')).toBe('View')
    buttons[0]!.click()
    expect(chosen).toEqual(['a'])
  })

  it('a chart of figures is read point by point, each with its unit', () => {
    const points = [
      { label: 'Sun, 6:00 PM', mark: '6:00', value: 12.4 },
      { label: 'Sun, 7:00 PM', mark: '7:00', value: undefined },
    ]
    rendered = render(
      <FigureChart name="response-time" summary="Up" points={points} unit="milliseconds" least={100} />,
    )
    const slider = find<HTMLInputElement>(rendered.page, '[type=range]')
    const readAt = (at: number) => {
      type(slider, String(at))
      return slider.getAttribute('aria-valuetext')
    }
    expect([readAt(0), readAt(1)]).toEqual(['Sun, 6:00 PM: 12ms', 'Sun, 7:00 PM: No data'])
  })

  it('shares are bars of proportional length', () => {
    rendered = render(
      <ShareBars
        shares={[
          { name: 'NFL', users: 3, percentage: 75 },
          { name: 'NBA', users: 1, percentage: 25 },
        ]}
      />,
    )
    const rows = [...rendered.page.querySelectorAll('li')]
    expect(rows.map(({ textContent }) => textContent)).toEqual(['NFL3 users · 75%', 'NBA1 user · 25%'])
    const bars = rows.map((row) =>
      row.querySelector<HTMLElement>('[style]')!.style.getPropertyValue('inline-size'),
    )
    expect(bars).toEqual(['75%', '25%'])
  })
})
