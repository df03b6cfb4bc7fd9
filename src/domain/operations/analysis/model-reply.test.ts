import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOON } from '../testing/samples'
import { modelFailureText, readModelReply } from './model-reply'

const reply = (text: string) => ({ content: [{ type: 'text', text }] })
const patterns = '{"patterns": [{"pattern": "Timeout", "frequency": 12, "severity": "odd"}, {"no": 1}, null]}'

describe('002 section 7: content[0].text parsed as JSON with patterns[]', () => {
  it.each([patterns, `\`\`\`json\n${patterns}\n\`\`\``, `Here you are: ${patterns}`])('%s', (text) => {
    expect(readModelReply(reply(text), NOON)).toEqual({
      ok: true,
      patterns: [
        {
          id: 'pattern-1',
          title: 'Timeout',
          pattern: 'Timeout',
          description: '',
          frequency: 12,
          severity: 'high',
          category: '',
          firstSeen: NOON,
          lastSeen: NOON,
          affectedFiles: [],
          affectedEndpoints: [],
        },
      ],
    })
  })

  it('keeps the texts of a list and drops what is none', () => {
    const read = readModelReply(reply('{"patterns": [{"pattern": "p", "affectedFiles": ["a.ts", 3]}]}'), NOON)
    expect(read.ok && read.patterns[0]?.affectedFiles).toEqual(['a.ts'])
  })

  it.each([
    ['"2026-09-06T12:00:00Z"', Date.parse('2026-09-06T12:00:00Z')],
    ['"yesterday"', NOON],
    ['5', NOON],
  ])('takes the times it is told if they are times: %s', (firstSeen, ms) => {
    const read = readModelReply(reply(`{"patterns": [{"pattern": "p", "firstSeen": ${firstSeen}}]}`), NOON)
    expect(read.ok && read.patterns[0]?.firstSeen).toBe(ms)
  })

  it.each([
    ['3', 3],
    ['-3', 0],
    ['1e999', 0],
    ['"3"', 0],
    ['0', 0],
  ])('a frequency of %s is %d', (frequency, count) => {
    const read = readModelReply(reply(`{"patterns": [{"pattern": "p", "frequency": ${frequency}}]}`), NOON)
    expect(read.ok && read.patterns[0]?.frequency).toBe(count)
  })

  it.each([
    ['an empty reply', {}, 'no-content'],
    ['no text', { content: [{}] }, 'no-content'],
    ['prose', reply('Sorry.'), 'unreadable'],
    ['other JSON', reply('{"patterns": 3}'), 'unreadable'],
  ])('%s is a failure', (_what, raw, kind) => {
    expect(readModelReply(raw, NOON)).toEqual({ ok: false, failure: { kind } })
  })

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (raw, json) => {
        expect(typeof readModelReply(raw, NOON).ok).toBe('boolean')
        expect(typeof readModelReply(reply(`{"patterns": [${json}]}`), NOON).ok).toBe('boolean')
      }),
    )
  })
})

describe('002 section 8: AI', () => {
  it.each([
    [{ kind: 'status', status: 529, statusText: 'Overloaded' }, 'Claude API error: 529 - Overloaded'],
    [{ kind: 'no-content' }, 'No content in Claude response'],
  ] as const)('%j: %s', (failure, text) => {
    expect(modelFailureText(failure)).toBe(text)
  })
})
