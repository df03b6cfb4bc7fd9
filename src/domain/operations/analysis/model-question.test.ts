import { expect, it } from 'vitest'
import { modelQuestion } from './model-question'

const ask = (changes: object) =>
  modelQuestion({ max_tokens: 4000, messages: [{ role: 'user', content: 'Why?' }], ...changes }, 'ours')

it('one message goes out, to the model that we chose, with no more tokens than we pay for', () => {
  const messages = [{ role: 'user', content: 'Why does ann@fans.example see nothing?' }]
  expect(ask({ model: 'dearest', max_tokens: 90_000, tools: [{}], messages })).toEqual({
    model: 'ours',
    max_tokens: 4000,
    messages: [{ role: 'user', content: 'Why does [email] see nothing?' }],
  })
  expect(ask({ max_tokens: 10.5 })?.max_tokens).toBe(10)
  expect(ask({ max_tokens: 1 })?.max_tokens).toBe(1)
  expect(ask({ max_tokens: -1 })?.max_tokens).toBe(4000)
  expect(ask({ max_tokens: '7' })?.max_tokens).toBe(4000)
})

it.each([
  ['nothing', { messages: [] }],
  ['a conversation of two messages', { messages: [1, 2].map(() => ({ role: 'user', content: 'x' })) }],
  ['another role', { messages: [{ role: 'system', content: 'x' }] }],
  ['parts', { messages: [{ role: 'user', content: [{ type: 'image' }] }] }],
  ['an empty message', { messages: [{ role: 'user', content: ' ' }] }],
  ['a message that is too long', { messages: [{ role: 'user', content: 'x'.repeat(60_001) }] }],
])('%s is refused', (_words, changes) => {
  expect(ask(changes)).toBeUndefined()
})

it.each([undefined, null, 'Why?'])('a body like %j is refused', (body) => {
  expect(modelQuestion(body, 'ours')).toBeUndefined()
})

it('a message may be as long as a body allows', () => {
  const content = 'x '.repeat(30_000)
  expect(ask({ messages: [{ role: 'user', content }] })?.messages[0]?.content).toBe(content)
})
