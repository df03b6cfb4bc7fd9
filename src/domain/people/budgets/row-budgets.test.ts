import { expect, it } from 'vitest'
import { networkOf } from './row-budgets'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
