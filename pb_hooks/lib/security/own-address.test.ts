import { describe, expect, it } from 'vitest'
import { isOwnAddress } from './own-address'

describe('below /api/internal only this machine is answered', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8090'],
    ['127.0.0.1', 'http://192.168.1.5:8090'],
    ['::1', 'http://[::1]:8090'],
    ['0000:0000:0000:0000:0000:0000:0000:0001', 'http://[::1]:8090'],
    ['2001:0db8:0000:0000:0000:0000:0000:0005', 'http://[2001:db8::5]:8090'],
    ['::1', 'http://192.168.1.5:8090'],
    ['192.168.1.5', 'http://192.168.1.5:8090'],
    ['2001:db8::5', 'http://[2001:db8::5]:8090'],
    ['2001:DB8::1:5', 'http://[2001:0db8:0:0:0:0:1:5]:8090'],
    ['::2:3:4:5:6:7:8', 'http://[0:2:3:4:5:6:7:8]:8090'],
  ])('%s is this machine, for a server at %s', (remote, ownUrl) => {
    expect(isOwnAddress(remote, ownUrl)).toBe(true)
  })

  it.each([
    ['192.168.1.6', 'http://192.168.1.5:8090'],
    ['192.168.1.50', 'http://192.168.1.5:8090'],
    ['1270.0.0.1', 'http://192.168.1.5:8090'],
    ['::12', 'http://[::1]:8090'],
    ['', 'http://127.0.0.1:8090'],
    ['2001:db8::15', 'http://[2001:db8::1:5]:8090'],
    ['2001:db8:1::5', 'http://[2001:db8::5]:8090'],
    ['', 'nonsense'],
    ['192.168.1.5', 'not http://192.168.1.5:8090'],
    ['', 'http://[::]:8090'],
    ['undefined', 'nonsense'],
  ])('%s is not this machine, for a server at %s', (remote, ownUrl) => {
    expect(isOwnAddress(remote, ownUrl)).toBe(false)
  })
})
