import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submit, type } from '../../../ui/testing/forms'
import { iconPath } from '../../../ui/testing/icon-path'
import { replaceProperty } from '../../../ui/testing/replace-property'
import { click, eventually, find } from '../../../ui/testing/render'
import { button, field, untilPageSays } from '../testing/on-screen'
import { sampleUsers } from '../testing/people-server'
import { LETTERS, USERS, server, show, showSectionForEach } from '../testing/section-on-screen'
import { Users } from './users'

showSectionForEach()

const END = '/api/console/sessions/end'
const INVITE = '/api/console/invite'
const NAMES = '/api/rpc/update_user_names'
const isOpen = (page: HTMLElement) => page.querySelector('dialog') !== null
const send = (page: HTMLElement) => submit(find(page, 'dialog form'))
const submitButton = (page: HTMLElement) => find<HTMLButtonElement>(page, 'dialog [type=submit]')
/** The bodies that the server received, without the empty ones of requests that list users. */
const told = () => server.bodies.filter((body) => Object.keys(body as object).length > 0)
const lists = () => server.asked.filter((one) => one.endsWith(USERS)).length

async function open(answers: Parameters<typeof show>[1], press: string) {
  const { page } = show(<Users />, { [USERS]: sampleUsers(), ...answers })
  await untilPageSays(page, 'Ann')
  click(find(page, press))
  return page
}
const EDIT_ANN = '[aria-label="Edit Ann Lee"]'
const END_ANN = '[aria-label="End sessions of Ann Lee"]'
const INVITE_BUTTON = 'header button'
function fill(page: HTMLElement) {
  type(field(page, 'First Name'), 'New')
  type(field(page, 'Last Name'), 'Fan')
  type(field(page, 'Email'), ' new@fans.example ')
}

describe('a dialog about a user', () => {
  afterEach(() => void vi.useRealTimers())
  const pressNothing = () => undefined

  it.each([
    ['an edit', { [NAMES]: { success: true } }, EDIT_ANN, 'User updated successfully', pressNothing],
    ['the end of sessions', { [END]: 204 }, END_ANN, 'All sessions ended', pressNothing],
    ['an invitation', { [INVITE]: { kind: 'mailed' } }, INVITE_BUTTON, 'new@fans.example', fill],
  ])('after %s says so for a second and closes; the list is read anew', async (...row) => {
    const [, answers, press, text, prepare] = row
    const page = await open(answers, press)
    prepare(page)
    const before = lists()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    send(page)
    await vi.waitUntil(() => find(page, 'dialog [role=alert]').textContent.includes(text))
    expect(find(page, 'dialog [role=alert]').dataset['kind']).toBe('done')
    expect(submitButton(page).disabled).toBe(true)
    const asked = told().length
    send(page)
    expect(told()).toHaveLength(asked)
    await vi.advanceTimersByTimeAsync(990)
    expect(isOpen(page)).toBe(true)
    await vi.advanceTimersByTimeAsync(20)
    vi.useRealTimers()
    await eventually(() => !isOpen(page))
    expect(lists()).toBe(before + 1)
  })

  it('an invitation that waits for the mail server is not called sent, and stays until it was read', async () => {
    const page = await open({ [INVITE]: { kind: 'waits' } }, INVITE_BUTTON)
    fill(page)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    send(page)
    const notice = () => find(page, 'dialog [role=alert]').textContent
    await vi.waitUntil(() => notice().includes('The mail server does not take letters now.'))
    expect(notice()).toContain('The invitation to new@fans.example waits')
    expect(notice()).not.toContain('Invitation sent')
    expect(find(page, 'dialog').textContent).not.toContain('Copy link')
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(isOpen(page)).toBe(true)
    click(button(find(page, 'dialog'), 'Done'))
    expect(isOpen(page)).toBe(false)
  })

  it.each([
    ['an edit', EDIT_ANN, 'Saving…', pressNothing],
    ['the end of sessions', END_ANN, 'Ending…', pressNothing],
    ['an invitation', INVITE_BUTTON, 'Saving…', fill],
  ])('is sent once: %s', async (_what, press, text, prepare) => {
    const page = await open({}, press)
    prepare(page)
    expect([submitButton(page).textContent === text, submitButton(page).disabled]).toEqual([false, false])
    send(page)
    expect([submitButton(page).textContent, submitButton(page).disabled]).toEqual([text, true])
    send(page)
    await eventually(() => true)
    expect(told()).toHaveLength(1)
  })

  it.each([EDIT_ANN, END_ANN, INVITE_BUTTON])(
    'can be cancelled without a request to the server: %s',
    async (press) => {
      const page = await open({}, press)
      click(
        [...page.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === 'Cancel')!,
      )
      expect([isOpen(page), told()]).toEqual([false, []])
    },
  )

  it.each([EDIT_ANN, END_ANN, INVITE_BUTTON])('stays open while it is not done: %s', async (press) => {
    const { page } = show(<Users />, { [USERS]: sampleUsers() })
    await untilPageSays(page, 'Ann')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    click(find(page, press))
    await vi.advanceTimersByTimeAsync(5000)
    expect(isOpen(page)).toBe(true)
    expect(find(page, 'dialog [role=alert]').textContent).toBe('')
  })

  it('that was closed by hand after it was done leaves the next one open', async () => {
    const page = await open({ [NAMES]: { success: true } }, EDIT_ANN)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    send(page)
    await vi.waitUntil(() => find(page, 'dialog [role=alert]').textContent !== '')
    click(find(page, 'dialog [aria-label=Close]'))
    click(find(page, '[aria-label="Edit Bo Stone"]'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(field(page, 'First Name').value).toBe('Bo')
  })

  it('starts with the known names and address, and empty for an invitation', async () => {
    const values = (page: HTMLElement) =>
      ['First Name', 'Last Name', 'Email'].map((name) => field(page, name).value)
    const page = await open({}, EDIT_ANN)
    expect(values(page)).toEqual(['Ann', 'Lee', 'ann@fans.example'])
    click(find(page, 'dialog [aria-label=Close]'))
    click(find(page, INVITE_BUTTON))
    expect([values(page), find(page, 'dialog h2').textContent]).toEqual([['', '', ''], 'Invite New User'])
  })
})

describe('a link that an operator has to hand over', () => {
  const LETTER = {
    id: 'l1',
    recipient: 'cal@fans.example',
    kind: 'reset',
    state: 'held',
    error: '',
    expires: 1,
  }
  const copied: string[] = []
  let putBack: () => void
  let works = true
  beforeEach(() => {
    works = true
    copied.length = 0
    const writeText = async (text: string) => {
      if (!works) throw new Error('not allowed')
      copied.push(text)
    }
    putBack = replaceProperty(navigator, 'clipboard', { value: { writeText } })
  })
  afterEach(() => putBack())
  const copy = (page: HTMLElement) =>
    [...page.querySelectorAll('td button')].find((one) => one.textContent.startsWith('Cop')) as HTMLElement

  const icon = (page: HTMLElement) => find(copy(page), 'path').getAttribute('d')

  it('is copied, and says so', async () => {
    const letters = [{ ...LETTER, link: 'https://x/1' }]
    const { page } = show(<Users />, {
      [USERS]: [],
      [LETTERS]: { sendsMail: false, letters, hasMore: false },
    })
    await untilPageSays(page, 'Copy link')
    const said = () => find(page, 'td [role=status]').textContent
    expect(said()).toBe('')
    click(copy(page))
    expect(icon(page)).toBe(iconPath('share'))
    await eventually(() => said() === 'Copied')
    expect([icon(page), page.querySelector('td input')]).toEqual([iconPath('check'), null])
    expect([copied, copy(page).textContent]).toEqual([['https://x/1'], 'Copied'])
    // A label would hide from screen readers what the button says now.
    expect(copy(page).getAttribute('aria-label')).toBeNull()
  })

  it('has to be copied by hand where the browser does not allow copying', async () => {
    works = false
    const letters = [{ ...LETTER, link: 'https://x/1' }]
    const { page } = show(<Users />, {
      [USERS]: [],
      [LETTERS]: { sendsMail: false, letters, hasMore: false },
    })
    await untilPageSays(page, 'Copy link')
    click(copy(page))
    await untilPageSays(page, 'Copy it by hand')
    const linkField = find(page, 'td input') as HTMLInputElement
    linkField.focus()
    const { value, selectionStart, selectionEnd } = linkField
    expect(linkField.getAttribute('aria-label')).toBe('Link for cal@fans.example')
    expect(value.slice(selectionStart!, selectionEnd!)).toBe('https://x/1')
  })

  it('of an invitation has to be copied by hand there too', async () => {
    works = false
    const page = await open({ [INVITE]: { kind: 'no-mail', link: 'https://x/2' } }, INVITE_BUTTON)
    fill(page)
    send(page)
    await untilPageSays(page, 'Copy link')
    click(button(find(page, 'dialog'), 'Copy link'))
    await untilPageSays(page, 'Copy it by hand')
    expect(find<HTMLInputElement>(page, 'dialog [aria-label=Link]').value).toBe('https://x/2')
  })

  it('is listed with what went wrong, and as a dash where there is no link', async () => {
    const letters = [{ ...LETTER, link: '', error: 'mailbox full' }]
    const { page } = show(<Users />, { [USERS]: [], [LETTERS]: { sendsMail: true, letters, hasMore: false } })
    await untilPageSays(page, 'Not sent yet')
    const row = find(page, 'section section:last-of-type tbody tr')
    expect(row.textContent).toContain('mailbox full')
    expect(row.lastElementChild?.textContent).toBe('-')
  })

  it.each([
    [{ sendsMail: false, letters: [], hasMore: false }, 'Nobody waits for a link.', true],
    [{ sendsMail: true, letters: [], hasMore: false }, 'Mail Links', false],
  ])(
    'stands in a list that shows even when it is empty, unless mail works: %j, %s',
    async (answer, text, isSaid) => {
      const { page } = show(<Users />, { [USERS]: sampleUsers(), [LETTERS]: answer })
      await untilPageSays(page, 'Ann')
      if (isSaid) await untilPageSays(page, text)
      else {
        await eventually(() => server.asked.some((one) => one.endsWith(LETTERS)))
        // The answer is there at once, and shown a moment later.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      expect(page.textContent.includes(text)).toBe(isSaid)
    },
  )
})

it('an address can be added to an account that has none, and nothing else is asked for it', async () => {
  const page = await open(
    { '/api/rpc/update_user_email_and_names': { success: true } },
    '[aria-label="Edit Bo Stone"]',
  )
  expect(field(page, 'Email').disabled).toBe(false)
  type(field(page, 'Email'), 'bo@fans.example')
  send(page)
  await untilPageSays(page, 'User updated successfully')
  expect(button(page, 'Save').disabled).toBe(true)
})
