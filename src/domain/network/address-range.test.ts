import { expect, it } from 'vitest'
import { ipv4In, isLoopback, isWithin, parseAddressRange } from './address-range'

it.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['10.0.0.0/8', '10.255.1.2', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['192.168.4.0/22', '192.168.7.255', true],
  ['192.168.4.0/22', '192.168.8.0', false],
  ['0.0.0.0/0', '8.8.8.8', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::/32', '2001:0db8:0000:0000:0000:0000:0000:0001', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['10.0.0.1', '0000:0000:0000:0000:0000:ffff:0a00:0001', true],
  ['10.20.30.40', '::ffff:10.20.30.40', true],
  ['10.20.30.41', '::ffff:10.20.30.40', false],
  ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0', true],
  ['10.0.0.1', 'nowhere', false],
  ['10.0.0.1', '', false],
])('%s holds %s: %s', (range, address, held) => {
  const parsed = parseAddressRange(range)
  expect(parsed && isWithin(address, [parsed])).toBe(held)
})

it.each(['127.0.0.1', '127.9.9.9', '::1', '0000:0000:0000:0000:0000:0000:0000:0001', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (address) => {
    expect(isLoopback(address)).toBe(true)
  },
)

it.each([
  '128.0.0.1',
  '::2',
  '::',
  '0.0.0.0',
  '1127.0.0.1',
  'localhost',
  '127.0.0.1.evil.example',
  '127.0.0',
])('%s is not this machine', (address) => {
  expect(isLoopback(address)).toBe(false)
})

it.each([
  '',
  '1.2.3',
  '1.2.3.256',
  '1.2.3.4/33',
  '::/129',
  ':::',
  '1::2::3',
  '12345::',
  'a.b.c.d',
  'at 1.2.3.4',
  '1.2.3.0004',
  '::1.2.3.256',
  '::1.2.3.4:5',
  '1:2:3:4',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7:8::',
  '1:2:3:4::5:6:7:8::9',
  '1.2.3.4/',
  'x',
])('%j is neither an address nor a range', (text) => {
  expect(parseAddressRange(text)).toBeUndefined()
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::203.0.113.7', undefined],
  ['2001:db8::ffff:203.0.113.7', undefined],
  ['::1', undefined],
  ['nowhere', undefined],
])('the IPv4 address of %s is %s', (address, expected) => {
  expect(ipv4In(address)).toBe(expected)
})
