import { expect, it } from 'vitest'
import { ownUrl } from './own-url'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8090'],
  ['192.168.1.5', 'http://192.168.1.5:8090'],
  ['0.0.0.0', 'http://127.0.0.1:8090'],
  ['::', 'http://127.0.0.1:8090'],
  ['::1', 'http://[::1]:8090'],
  ['2001:0db8:0:0::5', 'http://[2001:db8::5]:8090'],
  ['localhost', 'http://127.0.0.1:8090'],
])('a server that listens on %s reaches itself at %s', async (host, url) => {
  expect(await ownUrl({ host, port: 8090 })).toBe(url)
})
