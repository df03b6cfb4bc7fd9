import { expect, test } from 'vitest'
import { changeLink, confirmLink, resetLink } from './letter-links'

test.each([
  [confirmLink, 'https://scores.example/confirm-email?token=t1'],
  [changeLink, 'https://scores.example/confirm-email?kind=change&token=t1'],
  [resetLink, 'https://scores.example/reset-password?token=t1'],
])('%o leads to its page of the app', (linkOf, link) => {
  expect(linkOf('https://scores.example', 't1')).toBe(link)
})
