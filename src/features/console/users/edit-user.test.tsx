import { describe, expect, it } from 'vitest'
import { submit, type } from '../../../ui/testing/forms'
import { click, find } from '../../../ui/testing/render'
import { field, untilPageSays } from '../testing/on-screen'
import { sampleUsers } from '../testing/people-server'
import { USERS, server, show, showSectionForEach } from '../testing/section-on-screen'
import { Users } from './users'

showSectionForEach()

describe('002 section 2: Edit User', () => {
  it('an edit asks for both names and keeps an email that is there', async () => {
    const { page } = show(<Users />, {
      [USERS]: sampleUsers(),
      '/api/rpc/update_user_names': { success: true },
    })
    await untilPageSays(page, 'Ann')
    click(find(page, '[aria-label="Edit Ann Lee"]'))
    expect(page.textContent).toContain('Email already set and cannot be changed')
    expect(field(page, 'Email').disabled).toBe(true)
    type(field(page, 'Last Name'), ' ')
    submit(find(page, 'dialog form'))
    await untilPageSays(page, 'First name and last name are required')
    type(field(page, 'Last Name'), 'Leigh')
    submit(find(page, 'dialog form'))
    await untilPageSays(page, 'User updated successfully')
    expect(server.bodies).toContainEqual({
      target_user_id: 'u1',
      new_first_name: 'Ann',
      new_last_name: 'Leigh',
    })
  })

  it.each([
    [400, 'Failed to update email'],
    [500, 'Failed to update user. Please check the console for details.'],
  ])('a missing email can be added, and the server may refuse it: %i', async (status, text) => {
    const answers = { [USERS]: sampleUsers(), '/api/rpc/update_user_email_and_names': status }
    const { page } = show(<Users />, answers)
    await untilPageSays(page, 'Bo')
    click(find(page, '[aria-label="Edit Bo Stone"]'))
    expect(page.textContent).toContain('Email is missing - you can add it here')
    type(field(page, 'Email'), 'bo@nowhere')
    submit(find(page, 'dialog form'))
    const kind = () => find(page, 'dialog [role=alert]').dataset['kind']
    await untilPageSays(page, 'Please enter a valid email address')
    expect(kind()).toBe('failed')
    type(field(page, 'Email'), 'bo@fans.example')
    submit(find(page, 'dialog form'))
    await untilPageSays(page, text)
    expect(kind()).toBe('failed')
    expect(server.bodies).toContainEqual(expect.objectContaining({ new_email: 'bo@fans.example' }))
  })
})
