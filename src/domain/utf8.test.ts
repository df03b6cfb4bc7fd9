import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8'

const BOUNDS = [
  '',
  'A',
  '\u007f',
  '\u0080',
  'é',
  '\u07ff',
  '\u0800',
  '試',
  '\uffff',
  '\u{10000}',
  '🏈',
  '\u{10ffff}',
]

it.each([...BOUNDS, BOUNDS.join('')])('%j has as many bytes as an encoder makes of it', (text) => {
  expect(utf8Bytes(text)).toBe(Buffer.byteLength(text))
})
