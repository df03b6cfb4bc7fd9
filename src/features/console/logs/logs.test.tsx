import { describe, expect, it } from 'vitest'
import { submit, type } from '../../../ui/testing/forms'
import { click, eventually, find, fire } from '../../../ui/testing/render'
import { LOGS, SEARCHES, open, server, show, showConsoleForEach } from '../testing/console-on-screen'
import { sampleLogAnswer } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'

showConsoleForEach()

describe('002 section 2: System Logs', () => {
  const path = '/admin/dashboard/logs'
  const lastAsked = () => JSON.stringify(server.bodies.at(-1))

  it('has tiles that filter, and "Showing X of Y logs"; the search stands in the address', async () => {
    const { page, history } = show(open(), path)
    await untilPageSays(page, 'Showing 1 of 12 logs')
    expect([...page.querySelectorAll('[data-tile]')].map((tile) => tile.textContent)).toEqual([
      'All12',
      'Errors3',
      'Warnings2',
      'Last 5 min1 info and debug',
    ])
    click(find(page, '[data-tile=errors]'))
    await eventually(() => lastAsked().includes('errors'))
    expect(history.at(-1)).toBe(`${path}?show=errors`)
    expect(server.bodies.at(-1)).toEqual({
      query: '',
      quick: 'errors',
      time: { preset: '24h' },
      dataTypes: [],
      filters: [],
    })
    click(button(page, 'Auth logs'))
    click(button(page, 'Last 7 days'))
    await eventually(() => lastAsked().includes('7d'))
    expect(history.at(-1)).toBe(`${path}?show=auth&time=7d`)
    click(find(page, '[data-tile=all]'))
    // Every choice replaces the one before, so that Back leaves the section.
    expect(history).toEqual([`${path}?time=7d`])
  })

  it('the kinds of lines that are chosen stand in the address, and are asked for', async () => {
    const { page, history } = show(open(), path)
    await untilPageSays(page, 'Showing')
    for (const kind of ['Alerts', 'Logs'])
      click(
        find(
          [...page.querySelectorAll('label')].find(({ textContent }) => textContent === kind)!,
          'input',
        ),
      )
    await eventually(() => lastAsked().includes('"dataTypes":["logs","alerts"]'))
    expect(history.at(-1)).toBe(`${path}?types=logs+alerts`)
  })

  it('nothing is exported while there is nothing to see', async () => {
    const { page } = show({ ...open(), [LOGS]: 500 }, path)
    await untilPageSays(page, 'Nothing to show')
    expect(page.textContent).not.toContain('Export')
  })

  it('a row opens, and leads to all lines of its action', async () => {
    const { page, history } = show(
      open(),
      `${path}?show=errors&time=7d&types=logs&filters=${encodeURIComponent(
        JSON.stringify([{ field: 'message', operator: 'contains', value: 'feed' }]),
      )}`,
    )
    await untilPageSays(page, 'The feed failed')
    expect(find(page, 'li summary').textContent).toContain('act-1')
    expect(page.textContent).toContain('"status": 503')
    expect(find(page, 'a[href$="/users?q=u1"]').textContent).toBe('u1')
    click(button(page, 'Show related'))
    expect(history.at(-1)).toBe(`${path}?time=7d&q=act-1`)
  })

  it('a search is remembered and offered again, and cleared', async () => {
    const { page, history } = show(open(), path)
    await untilPageSays(page, 'Showing')
    type(find<HTMLInputElement>(page, 'input[type=search]'), ' feed ')
    submit(find(page, 'form[role=search]'))
    expect(history.at(-1)).toBe(`${path}?q=feed`)
    await eventually(() => page.querySelector('datalist option')?.getAttribute('value') === 'The feed failed')
    click(button(page, 'Clear'))
    expect(history.at(-1)).toBe(path)
    await eventually(() => page.querySelector('datalist option')?.getAttribute('value') === 'feed')
  })

  it('whoever searches or clears goes on typing in the same field', async () => {
    const { page, history } = show(open(), path)
    await untilPageSays(page, 'Showing')
    const box = () => find<HTMLInputElement>(page, 'input[type=search]')
    box().focus()
    type(box(), ' feed ')
    submit(find(page, 'form[role=search]'))
    expect(history.at(-1)).toBe(`${path}?q=feed`)
    expect([document.activeElement === box(), box().value]).toEqual([true, 'feed'])
    const clear = button(page, 'Clear')
    clear.focus()
    click(clear)
    expect([document.activeElement === box(), box().value]).toEqual([true, ''])
  })

  it('opening a saved search leaves no words in the field that it does not search for', async () => {
    const saved = { name: 'Bad nights', search: 'show=errors' }
    const { page } = show({ ...open(), [SEARCHES]: { searches: [saved] } }, path)
    await untilPageSays(page, 'Bad nights')
    type(find<HTMLInputElement>(page, 'input[type=search]'), 'feed')
    click(button(page, 'Bad nights'))
    expect(find<HTMLInputElement>(page, 'input[type=search]').value).toBe('')
  })

  it('a search is saved under a name on the server, opened by it, and removed', async () => {
    const bad = { name: 'Bad nights', search: 'show=errors&time=7d' }
    const { page, history } = show({ ...open(), [SEARCHES]: { searches: [bad] } }, `${path}?q=feed`)
    await untilPageSays(page, 'Bad nights')
    click(button(page, 'Save this search'))
    type(find<HTMLInputElement>(page, '[aria-label="Saved searches"] input'), ' Feed ')
    submit(find(page, '[aria-label="Saved searches"] form'))
    await untilPageSays(page, 'FeedBad nights')
    expect(server.bodies.at(-1)).toEqual({ save: { name: 'Feed', search: 'q=feed' } })
    click(button(page, 'Bad nights'))
    expect(history.at(-1)).toBe(`${path}?show=errors&time=7d`)
    await eventually(() => page.querySelector('[aria-label="Remove Bad nights"]') !== null)
    click(find(page, '[aria-label="Remove Bad nights"]'))
    await eventually(() => !page.textContent.includes('Bad nights'))
    expect(server.bodies.at(-1)).toEqual({ remove: 'Bad nights' })
  })

  it('saving a search also shows what another console has saved meanwhile', async () => {
    const { page } = show({ ...open(), [SEARCHES]: { searches: [] } }, `${path}?q=feed`)
    await untilPageSays(page, 'Save this search')
    const elsewhere = { name: 'Elsewhere', search: 'q=x' }
    server.answers[SEARCHES] = { searches: [{ name: 'Feed', search: 'q=feed' }, elsewhere] }
    click(button(page, 'Save this search'))
    type(find<HTMLInputElement>(page, '[aria-label="Saved searches"] input'), 'Feed')
    submit(find(page, '[aria-label="Saved searches"] form'))
    await untilPageSays(page, 'FeedElsewhere')
  })

  it('a full list of saved searches says so', async () => {
    const searches = Array.from({ length: 20 }, (_, n) => ({ name: `Search ${n}`, search: `q=${n}` }))
    const { page } = show({ ...open(), [SEARCHES]: { searches } }, `${path}?q=feed`)
    await untilPageSays(page, '20 searches are saved. Remove one to save another.')
    expect(page.textContent).not.toContain('Save this search')
  })

  it('a search that the server does not take is not shown as saved', async () => {
    const { page } = show({ ...open(), [SEARCHES]: { searches: [] } }, path)
    await untilPageSays(page, 'Save this search')
    server.answers[SEARCHES] = 500
    click(button(page, 'Save this search'))
    type(find<HTMLInputElement>(page, '[aria-label="Saved searches"] input'), 'Feed')
    submit(find(page, '[aria-label="Saved searches"] form'))
    await untilPageSays(page, 'It could not be saved.')
    expect(page.querySelector('[aria-label="Remove Feed"]')).toBeNull()
  })

  it('the times of a filter are chosen in local time, and sent in UTC', async () => {
    const filter = { field: 'timestamp', operator: 'between', value: '' }
    const { page } = show(open(), `${path}?filters=${encodeURIComponent(JSON.stringify([filter]))}`)
    await untilPageSays(page, 'Showing')
    const times = () => [...page.querySelectorAll<HTMLInputElement>('details input[type=datetime-local]')]
    expect(times()).toHaveLength(2)
    type(times()[0]!, '2026-10-25T14:00')
    type(times()[1]!, '2026-10-25T15:30')
    const iso = (text: string) => new Date(text).toISOString()
    const value = `${iso('2026-10-25T14:00')},${iso('2026-10-25T15:30')}`
    await eventually(() => lastAsked().includes(`"value":"${value}"`))
  })

  it('an added filter is sent with the search', async () => {
    const { page } = show(open(), path)
    await untilPageSays(page, 'Showing')
    click(button(page, 'Add filter'))
    const value = await eventually(() => page.querySelector('details input') !== null).then(() =>
      find<HTMLInputElement>(page, 'details input'),
    )
    type(value, 'feed')
    settleBlur(value)
    await eventually(() => lastAsked().includes('"value":"feed"'))
    expect(server.bodies.at(-1)).toMatchObject({
      filters: [{ field: 'message', operator: 'contains', value: 'feed' }],
    })
  })

  it('a filter field shows the value that is sent, even after another filter stood in its place', async () => {
    const words = (...values: readonly string[]) =>
      JSON.stringify(values.map((value) => ({ field: 'message', operator: 'contains', value })))
    const saved = { name: 'Slow', search: new URLSearchParams({ filters: words('slow') }).toString() }
    const { page } = show(
      { ...open(), [SEARCHES]: { searches: [saved] } },
      `${path}?filters=${encodeURIComponent(words('feed', 'lock'))}`,
    )
    const typed = () =>
      [...page.querySelectorAll<HTMLInputElement>('details input[list], details label input')].map(
        ({ value }) => value,
      )
    await untilPageSays(page, 'Slow')
    type(find<HTMLInputElement>(page, 'details label input'), 'feeds')
    settleBlur(find<HTMLInputElement>(page, 'details label input'))
    await eventually(() => lastAsked().includes('"value":"feeds"'))
    click(button(page, 'Remove'))
    await eventually(() => !lastAsked().includes('"value":"feeds"'))
    expect(typed()).toEqual(['lock'])
    type(find<HTMLInputElement>(page, 'details label input'), 'locked')
    settleBlur(find<HTMLInputElement>(page, 'details label input'))
    await eventually(() => lastAsked().includes('"value":"locked"'))
    click(button(page, 'Slow'))
    await eventually(() => lastAsked().includes('"value":"slow"'))
    expect(typed()).toEqual(['slow'])
  })

  it('opening a saved search shows its times', async () => {
    const ms = (text: string) => new Date(text).getTime()
    const [from, to] = ['2026-10-25T14:00', '2026-10-25T15:30']
    const saved = { name: 'The night', search: `time=custom&from=${ms(from)}&to=${ms(to)}` }
    const { page } = show({ ...open(), [SEARCHES]: { searches: [saved] } }, `${path}?time=custom`)
    await untilPageSays(page, 'The night')
    const times = () => [...page.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')]
    type(times()[0]!, '2026-10-01T10:00')
    await eventually(() => lastAsked().includes(String(ms('2026-10-01T10:00'))))
    click(button(page, 'The night'))
    await eventually(() => lastAsked().includes(String(ms(from))))
    expect(times().map(({ value }) => value)).toEqual([from, to])
    const before = lastAsked()
    click(button(page, 'Custom'))
    expect(times().map(({ value }) => value)).toEqual([from, to])
    await untilPageSays(page, 'Showing')
    expect(lastAsked()).toBe(before)
  })

  it('a time that is emptied bounds the search no more; one that is half typed still does', async () => {
    const { page } = show(open(), `${path}?time=custom&from=1000&to=2000`)
    await untilPageSays(page, 'Showing')
    const [from, to] = [...page.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')]
    Object.defineProperty(to, 'validity', { value: { badInput: true } })
    type(to!, '')
    type(from!, '')
    await eventually(() => !lastAsked().includes('fromMs'))
    expect(server.bodies.at(-1)).toMatchObject({ time: { preset: 'custom', toMs: 2000 } })
  })

  it('the log says when no line matches', async () => {
    const none = { ...sampleLogAnswer(), entries: [], found: 0 }
    const { page } = show({ ...open(), [LOGS]: none }, path)
    await untilPageSays(page, 'No logs match.')
  })
})

/** React's blur event listens for the DOM's `focusout`. */
function settleBlur(input: HTMLInputElement): void {
  fire(input, new FocusEvent('focusout', { bubbles: true }))
}
