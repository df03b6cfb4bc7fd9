import { describe, expect, it } from 'vitest'
import { submit, type } from '../../../ui/testing/forms'
import { click, find } from '../../../ui/testing/render'
import { button, field, untilPageSays } from '../testing/on-screen'
import { sampleUsers } from '../testing/people-server'
import { USERS, show, showSectionForEach } from '../testing/section-on-screen'
import { Users } from './users'

showSectionForEach()

describe('002 section 2: Invite New User', () => {
  it.each<[answer: number | 'offline', text: string]>([
    ['offline', 'No answer came, so the server may or may not have taken that.'],
    [400, 'Failed to create user account'],
    [500, 'Failed to send invitation. Please try again.'],
  ])('an invitation that fails stays as it was typed, and says why: %s', async (answer, text) => {
    const { page } = show(<Users />, { [USERS]: sampleUsers(), '/api/console/invite': answer })
    await untilPageSays(page, 'Ann')
    click(button(page, 'Invite User'))
    type(field(page, 'First Name'), 'New')
    type(field(page, 'Last Name'), 'Fan')
    type(field(page, 'Email'), 'new@fans.example')
    submit(find(page, 'dialog form'))
    await untilPageSays(page, text)
    expect(find(page, 'dialog [role=alert]').dataset['kind']).toBe('failed')
    expect(field(page, 'Email').value).toBe('new@fans.example')
  })

  it('an invitation without mail shows its link until the operator has it', async () => {
    const link = 'https://scores.example/reset-password?token=once'
    const answers = { [USERS]: sampleUsers(), '/api/console/invite': { kind: 'no-mail', link } }
    const { page } = show(<Users />, answers)
    await untilPageSays(page, 'Ann')
    click(button(page, 'Invite User'))
    submit(find(page, 'dialog form'))
    await untilPageSays(page, 'All fields are required')
    expect(find(page, 'dialog [role=alert]').dataset['kind']).toBe('failed')
    type(field(page, 'First Name'), 'New')
    type(field(page, 'Last Name'), 'Fan')
    type(field(page, 'Email'), 'new@fans.example')
    submit(find(page, 'dialog form'))
    await untilPageSays(
      page,
      `Give new@fans.example this link, which sets their password and works once: ${link}`,
    )
    expect(button(page, 'Copy link').getAttribute('aria-label')).toBeNull()
    click(button(page, 'Done'))
    expect(page.querySelector('dialog')).toBeNull()
  })
})
