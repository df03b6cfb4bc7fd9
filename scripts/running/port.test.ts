import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { portSentence, refuseTakenPort } from './port'

let other: Server | undefined
afterEach(() => {
  vi.doUnmock('node:dns/promises')
  vi.resetModules()
  other?.close()
})

it.each([
  ['EADDRINUSE', 'Port 80 on 127.0.0.1 is already in use; set PORT (or HOST) to another one.'],
  ['EACCES', 'Port 80 on 127.0.0.1 needs more rights than this user has; set PORT to one from 1024 on.'],
  [
    'EADDRNOTAVAIL',
    'HOST is "127.0.0.1", which is no address of this machine; 0.0.0.0 stands for all that it has.',
  ],
  [
    'ENOTFOUND',
    'HOST is "127.0.0.1", a name that this machine does not know; give an address of it, such as 127.0.0.1.',
  ],
  ['ESOMETHING', 'Port 80 on 127.0.0.1 cannot be used; set PORT (or HOST) to another one.'],
])('the error %s is explained in a sentence', (code, sentence) => {
  expect(portSentence(code, { host: '127.0.0.1', port: 80 })).toBe(sentence)
})

it('names the options of whoever asks', () => {
  const place = { host: '127.0.0.1', port: 8100 }
  const sentence = (port: string, host: string) => portSentence('EADDRINUSE', place, { port, host })
  const taken = 'Port 8100 on 127.0.0.1 is already in use; set'
  expect(sentence('--port', '--host')).toBe(`${taken} --port (or --host) to another one.`)
  expect(sentence('--publisher', '--publisher')).toBe(`${taken} --publisher to another one.`)
})

it('refuses an address of another machine before anything is done', async () => {
  await expect(refuseTakenPort({ host: '192.0.2.1', port: 8090 })).rejects.toThrow(
    'no address of this machine',
  )
})

it('asks for a name the address that PocketBase takes for it, which is of IPv4 where the name has one', async () => {
  other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  vi.resetModules()
  const lookup = async (_host: string, { verbatim }: { verbatim: boolean }) => ({
    address: verbatim ? '::1' : '127.0.0.1',
  })
  vi.doMock('node:dns/promises', () => ({ lookup }))
  const fresh = await import('./port')
  await expect(fresh.refuseTakenPort({ host: 'scores.home', port })).rejects.toThrow(
    `Port ${port} on scores.home is already in use`,
  )
})
