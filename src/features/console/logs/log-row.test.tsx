import { afterEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { LogEntry } from '../../../domain/operations/logs/log-entry'
import { dayText, fullMomentText, timeText } from '../../../platform/local-time'
import { click, find, render, type Rendered } from '../../../ui/testing/render'
import { NOON_MS } from '../testing/console-server'
import { button } from '../testing/on-screen'
import { LogRow } from './log-row'

let rendered: Rendered
const followed: string[] = []
afterEach(() => {
  rendered.close()
  followed.length = 0
})

function show(changes: Partial<LogEntry> = {}) {
  const entry: LogEntry = {
    id: 'l1',
    level: 'warn',
    category: 'API',
    message: 'A slow call',
    timestamp: NOON_MS,
    ...changes,
  }
  const { hook, searchHook } = memoryLocation({ path: '/admin/dashboard/logs' })
  rendered = render(
    <Router hook={hook} searchHook={searchHook}>
      <LogRow entry={entry} onFollow={(id) => followed.push(id)} />
    </Router>,
  )
  return rendered.page
}

describe('a line of the log', () => {
  it('says when, how bad and what, and leads to its investigation', () => {
    const page = show()
    expect(find(page, 'summary').textContent).toBe(
      `warnAPIA slow call${dayText(NOON_MS)}, ${timeText(NOON_MS)}`,
    )
    expect(find<HTMLTimeElement>(page, 'time').dateTime).toBe('2026-10-25T16:00:00.000Z')
    expect(find(page, 'div').textContent).toBe(`Investigate${fullMomentText(NOON_MS)}`)
    const link = find(page, 'a')
    expect([link.getAttribute('aria-label'), link.getAttribute('href')]).toEqual([
      'Investigate API warn',
      '/admin/dashboard/logs?investigate=log%3Al1',
    ])
  })

  it.each([
    ['error', 'red'],
    ['warn', 'amber'],
    ['info', 'green'],
    ['debug', 'grey'],
  ] as const)('of the level %s is %s', (level, colour) => {
    expect(find(show({ level }), '[data-colour]').dataset['colour']).toBe(colour)
  })

  it('opens to show its account, its correlation id and its other data', () => {
    const page = show({ userId: 'u7', correlationId: 'act-1', metadata: { status: 503 } })
    expect(find(page, 'code').textContent).toBe('act-1')
    expect(page.textContent).toContain('Account u7')
    expect(find(page, 'a[href$="u7"]').getAttribute('href')).toBe('/admin/dashboard/users?q=u7')
    expect(find(page, 'pre').textContent).toBe('{\n  "status": 503\n}')
    expect(page.textContent).toContain('Correlation id act-1')
    click(button(page, 'Show related'))
    expect(followed).toEqual(['act-1'])
  })
})
