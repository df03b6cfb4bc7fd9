import { expect, it } from 'vitest'
import { weatherAnswer } from './indoor-memory'

it('a 404 says that the venue is indoor, unless it is not about the city at all', () => {
  const known = ['{"cod":"404","message":"city not found"}', '{}', '']
  expect(known.map((body) => weatherAnswer(404, body))).toEqual(['indoor', 'indoor', 'indoor'])
  const strange = [
    '<html><h1>404 Not Found</h1></html>',
    '\n<!doctype html>',
    '{"cod":"404","message":"Internal error"}',
  ]
  expect(strange.map((body) => weatherAnswer(404, body))).toEqual(['failed', 'failed', 'failed'])
})

it('other answers are readings or failures', () => {
  expect([200, 204, 301, 401, 500].map((status) => weatherAnswer(status))).toEqual([
    'reading',
    'reading',
    'failed',
    'failed',
    'failed',
  ])
})
