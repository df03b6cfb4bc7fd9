import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { NOON, sampleLog, sampleLogs, samplePattern } from '../testing/samples'
import { fixRequest, LARGEST_REQUEST, modelQuestion } from './model-request'

/** A time after all of the sample entries. */
const LATER = NOON + MINUTE_MS

const modelRequest = (...asked: Parameters<typeof modelQuestion>) => modelQuestion(...asked).request

function sentLogs(entries: Parameters<typeof modelQuestion>[1]): readonly Record<string, unknown>[] {
  const content = modelRequest('some-model', entries, LATER).messages[0]?.content ?? ''
  return JSON.parse(content.slice(content.indexOf('\n\n'))) as readonly Record<string, unknown>[]
}

const bytesOf = (request: object) => Buffer.byteLength(JSON.stringify(request))

describe('002 section 7: AI proxy', () => {
  it('asks with model, max_tokens 4000 and one message of the user', () => {
    const { request, linesAsked } = modelQuestion('some-model', [], LATER)
    expect(request).toMatchObject({ model: 'some-model', max_tokens: 4000, messages: [{ role: 'user' }] })
    expect(request.messages).toHaveLength(1)
    expect(linesAsked).toBe(0)
  })

  it('sends up to 50 error logs: timestamp, level, category, message, metadata', () => {
    const sent = sentLogs(sampleLogs(60, { level: 'error', metadata: { status: 503 } }))
    expect(sent).toHaveLength(50)
    expect(sent[0]).toEqual({
      timestamp: '2026-09-06T16:00:00.000Z',
      level: 'error',
      category: 'API',
      message: 'fetched',
      metadata: { status: 503 },
    })
  })

  it('cuts long texts, and leaves out what is missing', () => {
    const long = 'x '.repeat(600)
    const [cut, plain, bare] = sentLogs([
      sampleLog({
        level: 'error',
        message: long,
        metadata: { error: long, stack: long },
        timestamp: NOON + 2,
      }),
      sampleLog({ level: 'error', metadata: { status: 503 }, timestamp: NOON + 1 }),
      sampleLog({ level: 'error' }),
    ])
    expect(cut).toMatchObject({
      message: long.slice(0, 300),
      metadata: { error: long.slice(0, 300), stack: long.slice(0, 600) },
    })
    expect(plain?.['metadata']).toEqual({ status: 503 })
    expect(bare).not.toHaveProperty('metadata')
  })

  it('sends as many as a prompt holds, each of them whole', () => {
    const message = 'no answer '.repeat(30)
    const metadata = { error: message, stack: 'at poll '.repeat(80) }
    const sent = sentLogs(sampleLogs(60, { level: 'error', message, metadata }))
    expect(sent.length).toBeGreaterThan(30)
    expect(sent.length).toBeLessThan(50)
  })

  it.each(['no answer ', 'нет ответа ', '試合中断', '"', '\u0000'])(
    'sends the beginning of a single pattern that is too long (%j)',
    (words) => {
      const asked = fixRequest('m', [samplePattern({ description: words.repeat(9000) })])
      expect(bytesOf(asked)).toBeLessThanOrEqual(LARGEST_REQUEST)
      expect(bytesOf(asked)).toBeGreaterThan(LARGEST_REQUEST / 2)
      expect(asked.messages[0]?.content).toMatch(/^Suggest fixes/)
    },
  )

  it('sends all that just fits, and leaves out the last of what is longer by a single character', () => {
    const asked = (pad: number) =>
      fixRequest('m', [samplePattern(), samplePattern({ id: 'p2', description: ','.repeat(pad) })])
    const content = (pad: number) => asked(pad).messages[0]?.content ?? ''
    const room = LARGEST_REQUEST - bytesOf(asked(0))
    expect(content(room)).toContain('"id": "p2"')
    expect(content(room + 1)).not.toContain('"id": "p2"')
  })

  it.each(['試', '🏈', '"', '\\', '\u0007'])(
    'is never larger than the server takes, whatever characters (%j) guests send in their lines',
    (character) => {
      const text = character.repeat(300)
      const entries = sampleLogs(50, {
        level: 'error',
        message: text,
        metadata: { error: text, stack: text },
      })
      expect(bytesOf(modelRequest('m', entries, LATER))).toBeLessThanOrEqual(LARGEST_REQUEST)
      expect(sentLogs(entries).length).toBeGreaterThan(5)
      expect(modelQuestion('m', entries, LATER).linesAsked).toBe(sentLogs(entries).length)
    },
  )

  it('says which names the members of the answer must have', () => {
    const analysis = modelRequest('m', [], LATER).messages[0]?.content
    for (const word of ['patterns', 'frequency', 'severity', 'firstSeen', 'affectedFiles', 'suggestedFix'])
      expect(analysis).toContain(`"${word}"`)
    const fixes = fixRequest('m', []).messages[0]?.content
    for (const word of ['errorPattern', 'confidence', 'fixType', 'codeChanges', 'originalCode', 'concerns'])
      expect(fixes).toContain(`"${word}"`)
  })

  it('sends the latest when there are more', () => {
    const errors = sampleLogs(60, { level: 'error' }).map((log, at) => ({
      ...log,
      timestamp: NOON + at * 1000,
    }))
    const sent = sentLogs(errors).map((log) => log['timestamp'])
    expect([sent[0], sent.at(-1)]).toEqual(['2026-09-06T16:00:59.000Z', '2026-09-06T16:00:10.000Z'])
  })

  it('002 section 2: includes warnings after errors and leaves out the rest', () => {
    const entries = [sampleLog({ level: 'warn' }), sampleLog(), sampleLog({ level: 'error' })]
    expect(sentLogs(entries).map((log) => log['level'])).toEqual(['error', 'warn'])
  })
})

describe('what is sent to the model', () => {
  it('holds no secrets and names nobody, and is never longer than a prompt may be', () => {
    const stack = `at poll (https://scores.example/app.js?token=abc:1:2) ann@fans.example ${'x '.repeat(4000)}`
    const entries = sampleLogs(60, { level: 'error', message: 'Bearer abc.def', metadata: { stack } })
    const asked = modelRequest('m', entries, LATER)
    expect(bytesOf(asked)).toBeLessThanOrEqual(LARGEST_REQUEST)
    const content = asked.messages[0]?.content ?? ''
    for (const secret of ['abc', 'ann@', 'token=']) expect(content).not.toContain(secret)
  })

  it('describes the patterns for which fixes are asked, without mail addresses', () => {
    const content = fixRequest('m', [samplePattern({ description: 'of ann@fans.example' })]).messages[0]
      ?.content
    expect(content).toContain('"fixes"')
    expect(content).toContain('"id": "p1"')
    expect(content).not.toContain('ann@')
  })
})
