import { afterEach, describe, expect, it } from 'vitest'
import { act, type ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { submit, type } from '../../ui/testing/forms'
import { click, eventually, find, render, type Rendered } from '../../ui/testing/render'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage } from '../../storage/storage'
import { saveHeads } from '../../storage/heads'
import { sampleHead } from '../../domain/testing/sample-game'
import { CommandCenter } from './command-center/command-center'
import { SportAnalytics } from './sport-analytics/sport-analytics'
import { consoleServer, NOON_MS } from './testing/console-server'
import { sampleAudience, sampleSports, sampleUsers } from './testing/people-server'
import { UserOverview } from './user-overview/user-overview'
import { Users } from './users/users'

const USERS = '/api/rpc/get_users_with_sessions'
const LETTERS = '/api/console/letters'
const VISIBILITY = '/api/console/visibility'

let rendered: Rendered
let server: ReturnType<typeof consoleServer>
afterEach(() => {
  rendered.close()
  server.close()
})

function show(section: ReactNode, answers: Parameters<typeof consoleServer>[0], path = '/') {
  server = consoleServer({ [LETTERS]: { sendsMail: true, letters: [] }, ...answers })
  const location = memoryLocation({ path, record: true })
  const store = createStore()
  const storage = createStorage()
  store.set(portsAtom, testPorts(storage))
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {section}
      </Router>
    </Provider>,
  )
  return { storage, page: rendered.page, history: location.history, go: location.navigate }
}
const says = (page: HTMLElement, text: string) => eventually(() => page.textContent.includes(text))
const button = (page: HTMLElement, name: string) => {
  const found = [...page.querySelectorAll('button')].find((one) => one.textContent.includes(name))
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
const cells = (page: HTMLElement) =>
  [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
const field = (page: HTMLElement, name: string) => {
  const label = [...page.querySelectorAll('dialog label')].find((one) => one.textContent === name)
  return find<HTMLInputElement>(page, `#${CSS.escape(label?.getAttribute('for') ?? '')}`)
}

describe('002 section 2: User Overview', () => {
  it('shows the figures with where they come from, and who is there', async () => {
    const { page } = show(<UserOverview />, { '/api/console/audience': sampleAudience() })
    await says(page, 'Engagement Highlights')
    const card = (name: string) => find(page, `[data-metric="${name}"]`).textContent
    expect(card('Total Users')).toBe('Total Users5+3 this week')
    expect(card('Avg Session')).toBe('Avg Session21m52 session minutes today')
    expect(card('Retention')).toBe('Retention75%Last 7 days average')
    expect(card('Sessions / User')).toContain('2.7')
    expect(card('Achievements')).toBe('Achievements21 power user, 1 explorer, 0 regulars')
    expect([card('Desktop'), card('Mobile')]).toEqual(['Desktop0', 'Mobile3'])
    expect(cells(page)[0]?.slice(0, 5)).toEqual(['Ann', '-', 'ann@fans.example', 'NFL', '30m'])
  })

  it('figures that are still being counted say how many people are missing in them', async () => {
    const { page } = show(<UserOverview />, { '/api/console/audience': sampleAudience({ uncounted: 8400 }) })
    await says(page, 'Still counting: the visits of 8400 people are not in these figures yet.')
    server.answers['/api/console/audience'] = sampleAudience()
    click(button(page, 'Refresh'))
    await eventually(() => !page.textContent.includes('Still counting'))
    expect(page.textContent).toContain('Total Users5')
  })

  it('nothing measured is said, and nobody there too', async () => {
    const { averageSessionDuration: _a, achievementsEarned: _b, ...rest } = sampleAudience().metrics
    const metrics = { ...rest, popularSports: [] } as unknown as ReturnType<typeof sampleAudience>['metrics']
    const answer = sampleAudience({ metrics, daily: [], sessions: [], sessionCount: 0 })
    const { page } = show(<UserOverview />, { '/api/console/audience': answer })
    await says(page, 'No active sessions')
    expect(page.textContent).toContain('No sport engagement data available')
    expect(find(page, '[data-metric="Achievements"]').textContent).toBe('AchievementsNo data')
  })
})

describe('002 section 2: Sport Analytics & User Engagement', () => {
  it('has a card per sport, the power users and the patterns; the choice stands in the address', async () => {
    const { page, history } = show(<SportAnalytics />, { '/api/console/sports': sampleSports() })
    await says(page, 'Engagement 5')
    expect(page.textContent).toContain('+50%')
    expect(page.textContent).toContain('Peak hours: 13:00 (2 users)')
    expect(page.textContent).toContain('Engagement 2.9')
    click(button(page, 'Power Users'))
    expect(page.textContent).toContain('Showing top 1 power users across all sports')
    expect(cells(page)[0]).toEqual(['1🏆', 'ann', 'NFL', '3', '12', '127', 'very high'])
    click(button(page, 'Engagement Patterns'))
    expect(cells(page)[0]).toEqual(['NFL', 'Sunday', '13:00', '2 users'])
    click(button(page, 'NBA'))
    await eventually(() => server.asked.at(-1) === 'GET /api/console/sports?sport=NBA')
    expect(history.at(-1)).toBe('/?tab=patterns&sport=NBA')
  })
})

describe('002 section 2: the User Directory', () => {
  it('searches, filters, sorts ascending, descending and not at all, and hides columns', async () => {
    const { page, history } = show(<Users />, { [USERS]: sampleUsers() })
    await says(page, 'Ann')
    const names = () => cells(page).map((row) => row[1])
    expect(names()).toEqual(['Ann', 'Bo'])
    // What is missing comes from the full name; who was never there shows a dash.
    expect(cells(page)[1]).toEqual(['No', 'Bo', 'Stone', '-', 'user', '-', 'No', 'EditEnd sessions'])
    const head = () => button(page, 'First Name')
    click(head())
    await eventually(() => page.querySelector('[aria-sort=ascending]') !== null)
    click(head())
    await eventually(() => names().join() === 'Bo,Ann')
    expect(history.at(-1)).toBe('/?sort=-firstName')
    expect(find(page, '[aria-sort=descending]').textContent).toContain('First Name')
    click(head())
    expect(history.at(-1)).toBe('/')
    type(find<HTMLInputElement>(page, 'input[type=search]'), 'stone')
    await eventually(() => names().join() === 'Bo')
    type(find<HTMLInputElement>(page, 'input[type=search]'), 'nobody')
    await says(page, 'No users found')
  })

  it('an edit asks for both names and keeps an email that is there', async () => {
    const { page } = show(<Users />, {
      [USERS]: sampleUsers(),
      '/api/rpc/update_user_names': { success: true },
    })
    await says(page, 'Ann')
    click(find(page, '[aria-label="Edit Ann Lee"]'))
    expect(page.textContent).toContain('Email already set and cannot be changed')
    expect(field(page, 'Email').disabled).toBe(true)
    type(field(page, 'Last Name'), ' ')
    submit(find(page, 'dialog form'))
    await says(page, 'First name and last name are required')
    type(field(page, 'Last Name'), 'Leigh')
    submit(find(page, 'dialog form'))
    await says(page, 'User updated successfully')
    expect(server.bodies).toContainEqual({
      target_user_id: 'u1',
      new_first_name: 'Ann',
      new_last_name: 'Leigh',
    })
  })

  it('all sessions of a user end after a question, and the answer is said', async () => {
    const END = '/api/console/sessions/end'
    const { page } = show(<Users />, { [USERS]: sampleUsers(), [END]: 403 })
    await says(page, 'Ann')
    click(find(page, '[aria-label="End sessions of Ann Lee"]'))
    expect(page.textContent).toContain('End all sessions of Ann Lee?')
    expect(server.bodies).not.toContainEqual({ target_user_id: 'u1' })
    submit(find(page, 'dialog form'))
    await says(page, 'Failed to end the sessions. Please try again.')
    server.answers[END] = { status: 403, message: 'Only a superuser ends the sessions of an operator.' }
    submit(find(page, 'dialog form'))
    await says(page, 'Only a superuser ends the sessions of an operator.')
    server.answers[END] = 204
    submit(find(page, 'dialog form'))
    await says(page, 'All sessions ended')
    expect(server.bodies).toContainEqual({ target_user_id: 'u1' })
  })

  it.each([
    [400, 'Failed to update email'],
    [500, 'Failed to update user. Please check the console for details.'],
  ])('a missing email can be added, and the server may refuse it: %i', async (status, text) => {
    const answers = { [USERS]: sampleUsers(), '/api/rpc/update_user_email_and_names': status }
    const { page } = show(<Users />, answers)
    await says(page, 'Bo')
    click(find(page, '[aria-label="Edit Bo Stone"]'))
    expect(page.textContent).toContain('Email is missing - you can add it here')
    type(field(page, 'Email'), 'bo@nowhere')
    submit(find(page, 'dialog form'))
    await says(page, 'Please enter a valid email address')
    type(field(page, 'Email'), 'bo@fans.example')
    submit(find(page, 'dialog form'))
    await says(page, text)
    expect(server.bodies).toContainEqual(expect.objectContaining({ new_email: 'bo@fans.example' }))
  })

  it.each([
    [400, 'Failed to create user account'],
    [500, 'Failed to send invitation. Please try again.'],
  ])('an invitation that fails stays as it was typed, and says why: %i', async (status, text) => {
    const { page } = show(<Users />, { [USERS]: sampleUsers(), '/api/console/invite': status })
    await says(page, 'Ann')
    click(button(page, 'Invite User'))
    type(field(page, 'First Name'), 'New')
    type(field(page, 'Last Name'), 'Fan')
    type(field(page, 'Email'), 'new@fans.example')
    submit(find(page, 'dialog form'))
    await says(page, text)
    expect(field(page, 'Email').value).toBe('new@fans.example')
  })

  it('an invitation without mail shows its link until the operator has it', async () => {
    const link = 'https://scores.example/reset-password?token=once'
    const answers = { [USERS]: sampleUsers(), '/api/console/invite': { kind: 'no-mail', link } }
    const { page } = show(<Users />, answers)
    await says(page, 'Ann')
    click(button(page, 'Invite User'))
    submit(find(page, 'dialog form'))
    await says(page, 'All fields are required')
    type(field(page, 'First Name'), 'New')
    type(field(page, 'Last Name'), 'Fan')
    type(field(page, 'Email'), 'new@fans.example')
    submit(find(page, 'dialog form'))
    await says(page, `Give new@fans.example this link, which sets their password and works once: ${link}`)
    click(button(page, 'Done'))
    expect(page.querySelector('dialog')).toBeNull()
  })

  it('lists the links that no mail carries', async () => {
    const letter = {
      id: 'l1',
      recipient: 'cal@fans.example',
      kind: 'reset',
      state: 'held',
      link: 'https://x',
      error: '',
      expires: NOON_MS,
    }
    const { page } = show(<Users />, {
      [USERS]: sampleUsers(),
      [LETTERS]: { sendsMail: false, letters: [letter] },
    })
    await says(page, 'No mail is set up')
    expect(page.textContent).toContain('cal@fans.example')
    expect(page.textContent).toContain('Bring them this link')
  })

  it('ten thousand users are shown page by page, and found', async () => {
    const [first] = sampleUsers()
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      ...first,
      user_id: `u${n}`,
      user_email: `fan${n}@fans.example`,
    }))
    const { page, history } = show(<Users />, { [USERS]: many })
    await says(page, '1 to 50 of 10,000 users')
    expect(page.querySelectorAll('tbody tr')).toHaveLength(50)
    click(button(page, 'Next'))
    await says(page, '51 to 100 of 10,000 users')
    expect(history.at(-1)).toBe('/?page=2')
    type(find<HTMLInputElement>(page, 'input[type=search]'), 'fan9999@')
    await eventually(() => page.textContent.includes('1 user'))
    expect(page.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(history.at(-1)).toBe('/?q=fan9999%40')
  })

  it('what stands in the address is what is shown, also when it changes without a key', async () => {
    const { page, go } = show(<Users />, { [USERS]: sampleUsers() }, '/?q=nobody-of-this-name')
    await says(page, 'No users found')
    act(() => go('/'))
    await eventually(() => page.querySelectorAll('tbody tr').length > 0)
    expect(find<HTMLInputElement>(page, 'input[type=search]').value).toBe('')
  })
})

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
