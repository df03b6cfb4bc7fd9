import { expect, it } from 'vitest'
import { NOON_MS } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'
import { sampleUsers } from '../testing/people-server'
import { LETTERS, USERS, show, showSectionForEach } from '../testing/section-on-screen'
import { Users } from './users'

showSectionForEach()

const held = {
  id: 'l1',
  recipient: 'cal@fans.example',
  kind: 'reset',
  state: 'held',
  link: 'https://x',
  error: '',
  expires: NOON_MS,
}

it('lists the links that are not sent by mail', async () => {
  const { page } = show(<Users />, {
    [USERS]: sampleUsers(),
    [LETTERS]: { sendsMail: false, letters: [held], hasMore: false },
  })
  await untilPageSays(page, 'No mail is set up')
  expect(page.textContent).toContain('cal@fans.example')
  expect(page.textContent).toContain('Bring them this link')
  const heads = [...page.querySelectorAll('[aria-label="Mail Links, table"] thead th')]
  expect(heads.map(({ textContent }) => textContent)).toEqual(['For', 'What', 'State', 'Good until', 'Link'])
  expect(page.querySelector(`time[datetime="${new Date(NOON_MS).toISOString()}"]`)).not.toBeNull()
  expect(button(page, 'Copy link').getAttribute('aria-label')).toBe('Copy link for cal@fans.example')
  expect(page.textContent).not.toContain('there are more')
})

it('says when more letters wait than are listed', async () => {
  const letters = [held, { ...held, id: 'l2' }]
  const { page } = show(<Users />, {
    [USERS]: sampleUsers(),
    [LETTERS]: { sendsMail: true, letters, hasMore: true },
  })
  await untilPageSays(page, 'Only the latest 2 are listed; there are more.')
})
