import { expect, it } from 'vitest'
import type { SignInReply } from '../../backend/account-api'
import { parseSession } from '../../backend/stored-session'
import { createProviderCalls, type StartedTry } from './provider-calls'

const ASKED = {
  name: 'oidc',
  url: 'https://id.example/',
  state: 's1',
  verifier: 'v1',
  returnsTo: 'https://us/cb',
}
const stored = parseSession({ token: 't', record: { collectionName: 'users', id: 'ann' } })!

function world(reply: SignInReply = { kind: 'signed-in', stored }) {
  const seen = { left: [] as string[], asked: [] as unknown[], entered: 0 }
  let kept: StartedTry | undefined
  const calls = createProviderCalls(
    {
      askProvider: async (name) => (name === 'oidc' ? ASKED : undefined),
      signInWithProvider: async ({ verifier }, code) => (seen.asked.push([verifier, code]), reply),
    },
    {
      remember: (started) => (kept = started),
      recall: () => {
        const given = kept
        kept = undefined
        return given
      },
      returnsTo: ASKED.returnsTo,
      leaveFor: (url) => seen.left.push(url),
    },
    () => void seen.entered++,
  )
  return { seen, calls }
}

it('leaves for the provider and comes back with its code and the secret of this try', async () => {
  const { seen, calls } = world()
  expect(await calls.go('oidc', '/nba')).toBe(true)
  expect(seen.left).toEqual([ASKED.url])
  expect(await calls.comeBack('c1', 's1')).toEqual({ kind: 'signed-in', from: '/nba' })
  expect(seen).toMatchObject({ asked: [['v1', 'c1']], entered: 1 })
})

it('asks the server nothing when somebody comes back without having left, with another state, or twice', async () => {
  const { seen, calls } = world()
  expect(await calls.comeBack('c1', 's1')).toEqual({ kind: 'foreign' })
  await calls.go('oidc', '/')
  expect(await calls.comeBack('c1', 's2')).toEqual({ kind: 'foreign' })
  await calls.go('oidc', '/')
  await calls.comeBack('c1', 's1')
  expect(await calls.comeBack('c1', 's1')).toEqual({ kind: 'foreign' })
  expect(seen.asked).toHaveLength(1)
})

it.each([
  [
    'did not reach the server',
    { code: 'auth/network-request-failed' },
    'The server cannot be reached. Please try again in a moment.',
  ],
  ['met a crowd', { code: 'auth/too-many-requests' }, 'Too many tries. Please wait a moment and try again.'],
  [
    'met a crowd that passes in a minute',
    { code: 'auth/too-many-requests', nextInS: 60 },
    'Too many tries. You can try again in 60 s.',
  ],
])('keeps the secret of a try that %s, so that its code can be sent again', async (_what, failure, text) => {
  const { seen, calls } = world({ kind: 'failed', failure })
  await calls.go('oidc', '/nba')
  const lost = { kind: 'failed', text, canRetry: true }
  expect(await calls.comeBack('c1', 's1')).toEqual(lost)
  expect(await calls.comeBack('c1', 's1')).toEqual(lost)
  expect(seen.asked).toHaveLength(2)
})

it('repeats what the server says about how to go on, and none of its other messages', async () => {
  const ours = [
    'Your email address is not confirmed there. Confirm it, and try again.',
    'There is an account with your email that was never confirmed. Reset its password, and it is yours.',
    'Sign out first to use another account.',
  ]
  for (const message of [...ours, 'Failed to authenticate.', undefined]) {
    const { calls } = world({ kind: 'failed', failure: message === undefined ? {} : { message } })
    await calls.go('oidc', '/')
    const isOurs = message !== undefined && ours.includes(message)
    expect(await calls.comeBack('c1', 's1')).toStrictEqual({
      kind: 'failed',
      ...(isOurs && { text: message }),
    })
  }
})

it('stays on the page when the provider cannot be asked', async () => {
  const { seen, calls } = world()
  expect(await calls.go('other', '/')).toBe(false)
  expect(seen.left).toEqual([])
})
