import { expect, it } from 'vitest'
import { missingText } from './history-trouble'

const DAY = { name: 'this day', guarded: 'past days', content: 'The games of this day' }
const OFFLINE = 'You are offline, and this day was not opened on this device before.'
const UNREACHABLE = 'The server cannot be reached, and this day was not opened on this device before.'

it.each([
  ['the device is offline', 'offline', 'network', OFFLINE],
  ['the device is offline, whatever came before', 'offline', 'refused', OFFLINE],
  [
    'the server refuses it',
    undefined,
    'refused',
    'Your account may not see past days. Sign in again if it should.',
  ],
  [
    'the server fails',
    undefined,
    'server',
    'The games of this day could not be loaded. Another try follows by itself.',
  ],
  ['nothing was heard of the server', 'unreachable', 'network', UNREACHABLE],
  ['nothing has been tried yet', undefined, undefined, UNREACHABLE],
] as const)('what was never opened says why it is missing: %s', (_why, loss, trouble, text) => {
  expect(missingText(loss, trouble, DAY)).toBe(text)
})
