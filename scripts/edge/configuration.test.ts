import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { A_YEAR_OF_HTTPS } from '../../src/domain/network/security-headers'
import { LONGEST_AI_ANSWER_S } from '../environment'
import { fillTemplate } from './configuration'
import { parseEdgeOptions, type EdgeOptions } from './options'

const MACHINE = {
  folder: '/var/lib/edge',
  modules: '/modules',
  secret: 'of-this-edge',
  isRoot: false,
  workers: 2,
}
const LEAST = ['--origin', 'http://127.0.0.1:8090', '--port', '8100']

function filled(args: readonly string[] = [], machine = MACHINE): string {
  const options = parseEdgeOptions([...LEAST, ...args]) as EdgeOptions
  return fillTemplate(readFileSync('deploy/edge/nginx.conf', 'utf8'), options, machine)
}

it('fills in every placeholder of the template', () => {
  expect(filled()).not.toContain('{{')
  expect(() => fillTemplate('{{colour}}', parseEdgeOptions(LEAST) as EdgeOptions, MACHINE)).toThrow('colour')
})

it('listens on every address when the host is ::, and tells addresses of IPv4 as such', () => {
  expect(filled().match(/^ *listen .* backlog/gm)).toEqual(['    listen 127.0.0.1:8100 backlog'])
  // One socket for both would call 203.0.113.7 ::ffff:203.0.113.7, in the log and to the origin.
  expect(filled(['--host', '::']).match(/^ *listen .* backlog/gm)).toEqual([
    '    listen [::]:8100 backlog',
    '    listen 0.0.0.0:8100 backlog',
  ])
})

it('believes nobody about an address, unless a front is named', () => {
  expect(filled()).not.toContain('real_ip_header')
  const behind = filled(['--front', '10.0.0.0/8,::1'])
  expect(behind).toContain('set_real_ip_from 10.0.0.0/8;\n  set_real_ip_from ::1;\n  real_ip_header')
})

it('speaks to an origin that speaks TLS only when that proves its name', () => {
  expect(filled()).not.toContain('proxy_ssl')
  const far = filled(['--origin', 'https://origin.example'])
  expect(far).toContain('server origin.example:443 ')
  expect(far).toContain('proxy_ssl_verify on;')
  expect(far).toContain('proxy_ssl_name origin.example;')
})

it('listens for publishers apart, and shares changes by Redis only when there is one', () => {
  expect(filled()).toContain('listen 127.0.0.1:8101;')
  expect(filled()).not.toContain('redis')
  const shared = filled(['--redis', 'redis://10.0.0.9:6379'])
  expect(shared).toContain('nchan_redis_server redis://10.0.0.9:6379;')
  // A Redis that also kept messages would cost workers and streams when it dies; see docs/growing.md.
  expect(shared).toContain('nchan_redis_storage_mode nostore;')
  expect(shared.match(/nchan_redis_pass redis;/g)).toHaveLength(3)
})

it('lets nobody listen before its own listener is connected, where it shares a Redis and runs by itself', () => {
  const redis = ['--redis', 'redis://10.0.0.9:6379']
  expect(filled(redis)).toContain('if (!-f "/var/lib/edge/streams-open") { return 503; }')
  expect(filled([...redis, '--write-only'])).not.toContain('streams-open')
  expect(filled()).not.toContain('streams-open')
})

it('waits for a language model as long as the origin does', () => {
  const [, seconds] =
    /location = \/api\/anthropic\/v1\/messages \{\s+proxy_read_timeout (\d+)s;/.exec(filled()) ?? []
  expect(Number(seconds)).toBeGreaterThan(LONGEST_AI_ANSWER_S)
})

it('names a user to run as only where root would run it', () => {
  expect(filled()).not.toMatch(/^user /m)
  expect(filled([], { ...MACHINE, isRoot: true })).toMatch(/^user root;/m)
})

it('leads nobody from plain http to TLS, so that whoever speaks plain text notices', () => {
  for (const made of [filled(), filled(['--certificate', '/c.pem', '--key', '/k.pem'])])
    expect(made).not.toMatch(/return 30\d|rewrite|http:\/\/\$host|https:\/\/\$host/)
})

it('ends TLS with strong ciphers alone, and has browsers stay with it', () => {
  const safe = filled(['--certificate', '/c.pem', '--key', '/k.pem'])
  expect(safe).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
  expect(safe).toContain('ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;')
  expect(safe).toContain(`"" "${A_YEAR_OF_HTTPS}";`)
  expect(filled()).not.toContain(A_YEAR_OF_HTTPS)
})
