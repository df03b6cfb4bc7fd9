import { expect, it } from 'vitest'
import { parseEdgeOptions } from './options'

const LEAST = ['--origin', 'http://127.0.0.1:8090', '--port', '8100']

it('needs an origin and a port, and listens on this machine alone', () => {
  expect(parseEdgeOptions(LEAST)).toEqual({
    origin: new URL('http://127.0.0.1:8090'),
    host: '127.0.0.1',
    port: 8100,
    publisher: '127.0.0.1:8101',
    redis: undefined,
    fronts: [],
    tls: undefined,
    isOnlyWritten: false,
  })
})

it('takes all that an edge on a machine of its own needs', () => {
  const more = ['--host', '0.0.0.0', '--publisher', '10.0.0.5:8101', '--redis', 'redis://:pw@10.0.0.9:6379']
  const tls = ['--certificate', '/etc/tls/fullchain.pem', '--key', '/etc/tls/key.pem']
  const all = [...LEAST, ...more, ...tls, '--front', '10.0.0.0/8,::1', '--write-only']
  expect(parseEdgeOptions(all)).toMatchObject({
    host: '0.0.0.0',
    publisher: '10.0.0.5:8101',
    redis: 'redis://:pw@10.0.0.9:6379',
    fronts: ['10.0.0.0/8', '::1'],
    tls: { certificate: '/etc/tls/fullchain.pem', key: '/etc/tls/key.pem' },
    isOnlyWritten: true,
  })
})

it.each([
  [['--port', '8100'], '--origin is ""'],
  [['--origin', 'http://a/path', '--port', '8100'], '--origin is "http://a/path"'],
  [['--origin', 'http://a;user root', '--port', '8100'], '--origin is'],
  [[...LEAST, '--port', '70000'], '--port is "70000"'],
  [[...LEAST, '--host', 'edge.example'], '--host is "edge.example"'],
  [[...LEAST, '--publisher', '127.0.0.1'], '--publisher is'],
  [[...LEAST, '--redis', 'redis://a;} http {'], '--redis is'],
  [[...LEAST, '--front', 'everybody'], '--front is'],
  [[...LEAST, '--certificate', '/a b;'], '--certificate is'],
  [[...LEAST, '--certificate', '/a'], '--certificate and --key go together.'],
  [[...LEAST, '--speed'], '"--speed" is no option of an edge.'],
])('refuses %j', (args, said) => {
  const found = parseEdgeOptions(args)
  expect('origin' in found ? [] : found.join('\n')).toContain(said)
})
