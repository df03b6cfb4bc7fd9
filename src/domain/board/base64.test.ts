import { expect, it } from 'vitest'
import { toBase64 } from './base64'

it.each([0, 1, 2, 3, 4, 5, 256, 257])('%i bytes become the same base64 text as everywhere else', (length) => {
  const bytes = Array.from({ length }, (_, at) => (at * 37) % 256)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
})
