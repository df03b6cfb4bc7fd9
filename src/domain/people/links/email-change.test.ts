import { expect, it } from 'vitest'
import { afterEmailChangeEvent, type EmailChange, type EmailChangeEvent } from './email-change'

const run = (...events: readonly EmailChangeEvent[]) =>
  events.reduce<EmailChange>(afterEmailChangeEvent, { kind: 'checking' })
const good: EmailChangeEvent = { kind: 'link-checked', state: 'good' }
const sent: EmailChangeEvent = { kind: 'submitted', password: 'secret' }

it('the page asks for the password once the link is known to be good, or could not be checked', () => {
  expect(run()).toEqual({ kind: 'checking' })
  expect(run(good)).toEqual({ kind: 'valid' })
  expect(run({ kind: 'link-checked', state: undefined })).toEqual({ kind: 'valid' })
})

it.each([
  [
    'expired',
    'Link expired',
    'This link has expired. Your address is as it was: ask for a new link in the settings.',
  ],
  ['dead', undefined, 'This link was used before, or a newer one replaced it.'],
] as const)(
  'a link that is %s shows no form, neither at first nor after the form was sent',
  (state, title, text) => {
    const dead = { kind: 'dead', text, ...(title && { title }) }
    expect(run({ kind: 'link-checked', state })).toEqual(dead)
    expect(run(good, sent, { kind: 'refused', why: state })).toEqual(dead)
  },
)

it('an empty password is not sent', () => {
  expect(run(good, { kind: 'submitted', password: '' })).toEqual({ kind: 'valid' })
})

it('a wrong password can be entered again', () => {
  const wrong = run(good, sent, { kind: 'refused', why: 'wrong-password' })
  expect(wrong).toEqual({ kind: 'valid', error: 'Incorrect password. Please try again.' })
  expect(afterEmailChangeEvent(wrong, sent)).toEqual({ kind: 'saving', password: 'secret' })
})

it('the page leads home after 2 s, and says whether one is signed in', () => {
  expect(run(good, sent, { kind: 'changed', signedIn: true, atMs: 1000 })).toEqual({
    kind: 'done',
    text: 'Your email is changed. All other devices are signed out.',
    redirectsTo: '/',
    atMs: 3000,
  })
  expect(run(good, sent, { kind: 'changed', signedIn: false, atMs: 0 })).toMatchObject({
    text: 'Your email is changed. Sign in with it from now on.',
  })
})

it('an event that comes at another time changes nothing', () => {
  expect(run(sent)).toEqual({ kind: 'checking' })
  expect(run(good, { kind: 'changed', signedIn: true, atMs: 0 })).toEqual({ kind: 'valid' })
})
