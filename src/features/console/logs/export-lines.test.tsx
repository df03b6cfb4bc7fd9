import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogPage } from '../../../domain/operations/logs/log-page'
import { click, find, fire } from '../../../ui/testing/render'
import {
  LOG_PAGE,
  LOGS,
  SEARCHES,
  open,
  server,
  show,
  showConsoleForEach,
} from '../testing/console-on-screen'
import { NOON_MS, sampleLogAnswer } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'

showConsoleForEach()

const path = '/admin/dashboard/logs?show=errors'
const line = sampleLogAnswer().entries[0]!
const next = { nowMs: NOON_MS, timestamp: NOON_MS, id: 'a' }
const question = { query: '', quick: 'errors', time: { preset: '24h' }, dataTypes: [], filters: [] }
const afterOf = (body: unknown) => (body as { readonly after?: object }).after

let saved: { readonly name: string; readonly blob: Blob }[]
beforeEach(() => {
  saved = []
  let blob: Blob
  // The file is handed to the browser by a link, and here is no browser to take it.
  vi.stubGlobal(
    'URL',
    Object.assign(Object.create(URL), {
      createObjectURL: (made: Blob) => ((blob = made), 'blob:x'),
      revokeObjectURL() {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function take(
  answer: LogPage | number | 'offline' | ((body: unknown) => LogPage | undefined),
  format = 'CSV',
) {
  const { page } = show({ ...open(), [SEARCHES]: { searches: [] }, [LOG_PAGE]: answer }, path)
  await untilPageSays(page, 'Showing 1 of 12 logs')
  click(button(page, `Export ${format}`))
  return page
}

describe('the export of the log', () => {
  it.each([
    ['CSV', /^turbo-scores-logs-\d{8}T\d{6}Z\.csv$/],
    ['JSON', /^turbo-scores-logs-\d{8}T\d{6}Z\.json$/],
  ])('holds every line that the search finds, not only those shown: %s', async (format, name) => {
    const page = await take(
      (body) =>
        afterOf(body)
          ? { entries: [{ ...line, id: 'c', message: 'The last one' }] }
          : { entries: [line, { ...line, id: 'b' }], next },
      format,
    )
    await untilPageSays(page, 'Saved 3 lines.')
    expect(server.bodies).toContainEqual({ ...question, after: next })
    expect(saved.map((file) => file.name)).toEqual([expect.stringMatching(name)])
    const text = await saved[0]!.blob.text()
    expect(text.match(/The feed failed|The last one/g)).toEqual([
      'The feed failed',
      'The feed failed',
      'The last one',
    ])
  })

  it('ends at 50,000 lines and says so', async () => {
    const entries = Array.from({ length: 30_000 }, (_, index) => ({ ...line, id: `${index}` }))
    const page = await take({ entries, next })
    await untilPageSays(page, 'Saved the newest 50,000 lines. Choose a shorter time to export older ones.')
    expect((await saved[0]!.blob.text()).split('\r\n')).toHaveLength(50_002)
  })

  it('says how far it is, and stops at a press even when the server does not answer', async () => {
    const page = await take((body) => (afterOf(body) ? undefined : { entries: [line], next }))
    expect(page.textContent).toContain('Exporting…')
    await untilPageSays(page, 'Exporting… 1 so far')
    click(button(page, 'Stop'))
    await untilPageSays(page, 'Stopped. Nothing was saved.')
    expect(saved).toEqual([])
    expect(button(page, 'Export CSV')).toBeDefined()
  })

  it('is given up when the operator goes to another section, and saves nothing there', async () => {
    const { page } = show({ ...open(), [SEARCHES]: { searches: [] }, [LOG_PAGE]: { entries: [line] } }, path)
    await untilPageSays(page, 'Showing 1 of 12 logs')
    const answer = server.holdNext(LOG_PAGE)
    click(button(page, 'Export CSV'))
    // Here a link's own `click` is what saves a file.
    const dashboard = find(page, 'nav a[href="/admin/dashboard"]')
    fire(dashboard, new MouseEvent('click', { bubbles: true, cancelable: true }))
    answer()
    await untilPageSays(page, 'System Status')
    expect(saved).toEqual([])
  })

  it.each([
    ['offline', 'The server could not be reached. Nothing was saved.'],
    [500, 'The server could not answer. Nothing was saved.'],
    [403, "You don't have permission to export this."],
  ] as const)('saves nothing when a page of lines does not come: %s', async (answer, text) => {
    const page = await take(answer)
    await untilPageSays(page, text)
    expect(saved).toEqual([])
  })

  it('speaks of one line as of one', async () => {
    await untilPageSays(await take({ entries: [line] }), 'Saved 1 line.')
  })

  it('saves a file even when no line matches', async () => {
    const none = { ...sampleLogAnswer(), entries: [], found: 0 }
    const { page } = show(
      { ...open(), [LOGS]: none, [SEARCHES]: { searches: [] }, [LOG_PAGE]: { entries: [] } },
      path,
    )
    await untilPageSays(page, 'No logs match.')
    expect(find(page, 'header p[role=status]').textContent).toBe('')
    click(button(page, 'Export CSV'))
    await untilPageSays(page, 'Saved 0 lines.')
  })
})
