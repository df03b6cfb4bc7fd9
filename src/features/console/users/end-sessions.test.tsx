import { expect, it } from 'vitest'
import { submit } from '../../../ui/testing/forms'
import { click, find } from '../../../ui/testing/render'
import { untilPageSays } from '../testing/on-screen'
import { sampleUsers } from '../testing/people-server'
import { USERS, server, show, showSectionForEach } from '../testing/section-on-screen'
import { Users } from './users'

showSectionForEach()

it('ending all sessions of a user asks first, and then says what the server answered', async () => {
  const END = '/api/console/sessions/end'
  const { page } = show(<Users />, { [USERS]: sampleUsers(), [END]: 403 })
  await untilPageSays(page, 'Ann')
  click(find(page, '[aria-label="End sessions of Ann Lee"]'))
  expect(page.textContent).toContain('End all sessions of Ann Lee?')
  expect(server.bodies).not.toContainEqual({ target_user_id: 'u1' })
  submit(find(page, 'dialog form'))
  await untilPageSays(page, 'Failed to end the sessions. Please try again.')
  expect(find(page, 'dialog [role=alert]').dataset['kind']).toBe('failed')
  server.answers[END] = { status: 403, message: 'Only a superuser ends the sessions of an operator.' }
  submit(find(page, 'dialog form'))
  await untilPageSays(page, 'Only a superuser ends the sessions of an operator.')
  server.answers[END] = 204
  submit(find(page, 'dialog form'))
  await untilPageSays(page, 'All sessions ended')
  expect(server.bodies).toContainEqual({ target_user_id: 'u1' })
})
