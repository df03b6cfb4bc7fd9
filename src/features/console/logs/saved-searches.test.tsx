import { afterEach, describe, expect, it } from 'vitest'
import { submit, type } from '../../../ui/testing/forms'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { consoleServer } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'
import { SavedSearches } from './saved-searches'

const SEARCHES = '/api/console/searches'
const SLOW = { name: 'Slow', search: 'q=slow' }
const FEED = { name: 'Feed', search: 'q=feed' }

let rendered: Rendered
let server: ReturnType<typeof consoleServer>
const opened: string[] = []
afterEach(() => {
  rendered.close()
  server.close()
  opened.length = 0
})

/** Shows the searches beside the search that is open; `answer` is what the server says to every request. */
function show(answer: Parameters<typeof consoleServer>[0][string], search = 'q=lock') {
  server = consoleServer({ [SEARCHES]: answer })
  rendered = render(<SavedSearches search={search} onOpen={(one) => opened.push(one)} />)
  return rendered.page
}
const names = (page: HTMLElement) => [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
/** An answer is shown a few turns after it was asked for. */
const turns = () => new Promise((resolve) => setTimeout(resolve, 20))
const remove = (page: HTMLElement, name: string) => click(find(page, `[aria-label="Remove ${name}"]`))

describe('the saved searches', () => {
  it('say when they cannot be read, and then offer no saving', async () => {
    const page = show(500)
    expect(page.textContent).toBe('')
    await untilPageSays(page, 'Saved searches could not be read.')
    expect(page.querySelector('button')).toBeNull()
  })

  it('mark the one on the screen, and do not offer to save it again', async () => {
    const page = show({ searches: [SLOW, FEED] }, FEED.search)
    await untilPageSays(page, 'Feed')
    const pressed = [...page.querySelectorAll('[aria-pressed]')].map((one) =>
      one.getAttribute('aria-pressed'),
    )
    expect([names(page), pressed]).toEqual([
      ['Slow', 'Feed'],
      ['false', 'true'],
    ])
    expect(page.textContent).not.toContain('Save this search')
    click(button(page, 'Slow'))
    expect(opened).toEqual([SLOW.search])
  })

  it('do not offer to save a search that the server would refuse for its length', async () => {
    let page = show({ searches: [] }, `q=${'x'.repeat(1999)}`)
    await untilPageSays(page, 'This search is too long to be saved.')
    expect(page.querySelector('button')).toBeNull()
    rendered.close()
    server.close()
    page = show({ searches: [] }, `q=${'x'.repeat(1998)}`)
    await untilPageSays(page, 'Save this search')
  })

  it('cannot be saved without a name, and saving can be cancelled', async () => {
    const page = show({ searches: [] })
    await untilPageSays(page, 'Save this search')
    click(button(page, 'Save this search'))
    expect(find<HTMLButtonElement>(page, '[type=submit]').disabled).toBe(true)
    type(find<HTMLInputElement>(page, 'input'), '  ')
    submit(find(page, 'form'))
    expect(find<HTMLButtonElement>(page, '[type=submit]').disabled).toBe(true)
    click(button(page, 'Cancel'))
    expect(page.querySelector('form')).toBeNull()
    expect(server.asked).toEqual([`GET ${SEARCHES}`])
    expect(page.textContent).toBe('Save this search')
    expect(page.querySelector('ul')).toBeNull()
  })

  it('are saved under the name that is typed, and then nothing more is asked', async () => {
    const page = show({ searches: [] })
    await untilPageSays(page, 'Save this search')
    click(button(page, 'Save this search'))
    type(find<HTMLInputElement>(page, 'input'), ' Lock ')
    expect(find<HTMLButtonElement>(page, '[type=submit]').disabled).toBe(false)
    const lock = { name: 'Lock', search: 'q=lock' }
    server.answers[SEARCHES] = { searches: [lock] }
    submit(find(page, 'form'))
    expect(page.querySelector('form')).toBeNull()
    await eventually(() => names(page).join() === 'Lock')
    expect(server.bodies).toEqual([{ save: lock }])
  })

  it('disappear at once when removed, and come back when the server refuses', async () => {
    const page = show({ searches: [SLOW, FEED] })
    await untilPageSays(page, 'Feed')
    server.answers[SEARCHES] = 500
    remove(page, 'Slow')
    expect(names(page)).toEqual(['Feed'])
    await untilPageSays(page, 'It could not be saved. Please try again.')
    expect(names(page)).toEqual(['Slow', 'Feed'])
    expect(server.asked).toEqual([`GET ${SEARCHES}`, `POST ${SEARCHES}`])
  })

  it('all come back when two are removed quickly and the server refuses both', async () => {
    const page = show({ searches: [SLOW, FEED] })
    await untilPageSays(page, 'Feed')
    server.answers[SEARCHES] = 500
    remove(page, 'Slow')
    remove(page, 'Feed')
    expect(names(page)).toEqual([])
    await eventually(() => names(page).length > 0)
    expect(names(page)).toEqual(['Slow', 'Feed'])
  })

  it('do not show again, while a second one is removed, what the answer to the first one still had', async () => {
    const page = show({ searches: [SLOW, FEED] })
    await untilPageSays(page, 'Feed')
    const answers = [{ searches: [FEED] }, undefined]
    server.answers[SEARCHES] = () => answers.shift()
    remove(page, 'Slow')
    remove(page, 'Feed')
    await eventually(() => answers.length === 0)
    await turns()
    expect(names(page)).toEqual([])
  })

  it('report a refused removal even when another one was accepted', async () => {
    const page = show({ searches: [SLOW, FEED] })
    await untilPageSays(page, 'Feed')
    server.answers[SEARCHES] = (body) =>
      (body as { readonly remove: string }).remove === 'Slow' ? 500 : { searches: [SLOW] }
    remove(page, 'Slow')
    remove(page, 'Feed')
    await eventually(() => names(page).join() === 'Slow')
    await untilPageSays(page, 'It could not be saved.')
  })

  it('are read again when the answer to a change was lost, which may have been made or not', async () => {
    const page = show({ searches: [SLOW, FEED] })
    await untilPageSays(page, 'Feed')
    const answers: (object | 'offline')[] = ['offline', { searches: [FEED] }]
    server.answers[SEARCHES] = () => answers.shift()
    remove(page, 'Slow')
    await eventually(() => answers.length === 0)
    await turns()
    expect(names(page)).toEqual(['Feed'])
    expect(page.textContent).not.toContain('It could not be saved.')
    answers.push('offline', { searches: [FEED] })
    remove(page, 'Feed')
    await untilPageSays(page, 'It could not be saved. Please try again.')
    expect(names(page)).toEqual(['Feed'])
  })

  it('are changed by one request after the other, so that the last answer knows all changes', async () => {
    const page = show({ searches: [SLOW, FEED] })
    await untilPageSays(page, 'Feed')
    // This server never answers.
    server.answers[SEARCHES] = () => undefined
    remove(page, 'Slow')
    remove(page, 'Feed')
    expect(names(page)).toEqual([])
    await eventually(() => server.bodies.length > 0)
    expect(server.bodies).toEqual([{ remove: 'Slow' }])
  })
})
