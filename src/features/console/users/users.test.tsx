import { describe, expect, it } from 'vitest'
import { act } from 'react'
import { type } from '../../../ui/testing/forms'
import { click, eventually, find } from '../../../ui/testing/render'
import { button, cells, untilPageSays } from '../testing/on-screen'
import { sampleUsers } from '../testing/people-server'
import { LETTERS, READER, USERS, server, show, showSectionForEach } from '../testing/section-on-screen'
import { Users } from './users'

showSectionForEach()

describe('002 section 2: the User Directory', () => {
  it('searches, filters, sorts ascending, descending and not at all, and hides columns', async () => {
    const { page, history } = show(<Users />, { [USERS]: sampleUsers() })
    await untilPageSays(page, 'Ann')
    const names = () => cells(page).map((row) => row[1])
    expect(names()).toEqual(['Ann', 'Bo'])
    // Missing names come from the full name; a user who was never there shows a dash.
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
    await untilPageSays(page, 'No users found')
  })

  it('ten thousand users are shown page by page, and found', async () => {
    const [first] = sampleUsers()
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      ...first,
      user_id: `u${n}`,
      user_email: `fan${n}@fans.example`,
    }))
    const { page, history } = show(<Users />, { [USERS]: many })
    await untilPageSays(page, '1 to 50 of 10,000 users')
    expect(page.querySelectorAll('tbody tr')).toHaveLength(50)
    click(button(page, 'Next'))
    await untilPageSays(page, '51 to 100 of 10,000 users')
    expect(history.at(-1)).toBe('/?page=2')
    type(find<HTMLInputElement>(page, 'input[type=search]'), 'fan9999@')
    await eventually(() => page.textContent.includes('1 user'))
    expect(page.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(history.at(-1)).toBe('/?q=fan9999%40')
  })

  it('shows no people any more to an operator who has lost the right', async () => {
    const { page } = show(<Users />, { [USERS]: sampleUsers() })
    await untilPageSays(page, 'ann@fans.example')
    server.answers[USERS] = 403
    click(button(page, 'Refresh'))
    await untilPageSays(page, "You don't have permission to access this area.")
    expect(page.textContent).not.toContain('ann@fans.example')
  })

  it('offers no change to an operator who may not manage users, and says why no address stands there', async () => {
    const without = sampleUsers().map((user) => ({ ...user, user_email: '' }))
    const { page } = show(<Users />, { [USERS]: without }, '/', READER)
    await untilPageSays(page, 'Addresses and changes take the right to manage users.')
    expect(cells(page)[0]?.slice(1, 4)).toEqual(['Ann', 'Lee', '-'])
    expect(cells(page)[0]).toHaveLength(7)
    expect(page.querySelectorAll('thead th')).toHaveLength(7)
    expect(page.textContent).not.toContain('Invite User')
    expect(server.asked).not.toContain(`GET ${LETTERS}`)
  })

  it('shows what its address asks for, even when that changes without typing', async () => {
    const { page, go } = show(<Users />, { [USERS]: sampleUsers() }, '/?q=nobody-of-this-name')
    await untilPageSays(page, 'No users found')
    act(() => go('/'))
    await eventually(() => page.querySelectorAll('tbody tr').length > 0)
    expect(find<HTMLInputElement>(page, 'input[type=search]').value).toBe('')
  })
})
