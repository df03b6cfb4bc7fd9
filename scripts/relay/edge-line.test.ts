import { expect, it } from 'vitest'
import { EdgeLine, STATES, type Publishing } from './edge-line'

/** An edge whose answers the test decides. */
function trial(urls: readonly string[] = ['a']) {
  const taken: string[] = []
  const refreshed: string[] = []
  const answers: ((said: Publishing) => void)[] = []
  const pauses: (() => void)[] = []
  let wall = 0
  const line = new EdgeLine(urls, {
    refresh: async (all, channel) => void refreshed.push(`${all.join()}/${channel}`),
    publish: (url, channel, text) =>
      new Promise((done) => {
        answers.push((said) => {
          if (said === 'taken') taken.push(`${url}/${channel}: ${text}`)
          done(said)
        })
      }),
    wait: () => new Promise((done) => pauses.push(done)),
    wall: () => wall,
  })
  const settle = () => new Promise((done) => setTimeout(done))
  /** A state is about what its text begins with. */
  const tell = (channel: string, text: string) =>
    line.tell({ channel, about: STATES.has(channel) ? text.split(' ')[0]! : channel, text })
  return {
    line,
    tell,
    taken,
    refreshed,
    settle,
    asked: () => answers.length,
    answer: async (said: Publishing) => {
      await settle()
      answers.shift()?.(said)
      await settle()
    },
    pause: async (ms: number) => {
      wall += ms
      pauses.shift()?.()
      await settle()
    },
  }
}

it('tells the changes of a league one after the other, and leagues beside each other', async () => {
  const { line, tell, taken, asked, answer, settle } = trial()
  for (const text of ['1', '2']) tell('nfl', text)
  tell('nba', 'x')
  await settle()
  expect(asked()).toBe(2)
  for (let left = 3; left > 0; left--) await answer('taken')
  expect(taken).toEqual(['a/nfl: 1', 'a/nba: x', 'a/nfl: 2'])
  expect(line.figures()).toEqual({ name: 'a', pushes: 3, failures: 0, lagMs: 0, toldAtMs: 0, behindMs: 0 })
})

it('repeats each waiting state until the edge has taken it', async () => {
  const { tell, taken, answer, pause } = trial()
  for (const text of ['{"id":"nfl"}', '{"id":"nba"}']) tell('heads', text)
  tell('build', 'b2')
  for (const said of ['unanswered', 'refused'] as const) await answer(said)
  for (let left = 2; left > 0; left--) await pause(250)
  for (let left = 3; left > 0; left--) await answer('taken')
  expect(taken).toEqual(['a/heads: {"id":"nfl"}', 'a/build: b2', 'a/heads: {"id":"nba"}'])
})

it('repeats the newest of each state, however many came meanwhile', async () => {
  const { tell, taken, answer, pause } = trial()
  for (const text of ['mlb 1', 'nba 1', ...Array.from({ length: 30 }, (_, at) => `nfl ${at}`), 'mlb 2'])
    tell('heads', text)
  await answer('refused')
  await pause(250)
  for (let left = 10; left > 0; left--) await answer('taken')
  expect(taken).toEqual(['mlb 1', 'nba 1', 'nfl 29', 'mlb 2'].map((text) => `a/heads: ${text}`))
})

it('sends only the newest change again when the edge refuses one', async () => {
  const { line, tell, taken, answer, pause } = trial()
  for (const text of ['1', '2', '3']) tell('nfl', text)
  await answer('refused')
  expect(line.figures()).toMatchObject({ failures: 1, behindMs: 0 })
  await pause(250)
  expect(line.figures()).toMatchObject({ behindMs: 250 })
  await answer('taken')
  expect(taken).toEqual(['a/nfl: 3'])
  expect(line.figures()).toMatchObject({ pushes: 1, lagMs: 250, behindMs: 0 })
  tell('nfl', '4')
  await answer('taken')
  expect(taken).toEqual(['a/nfl: 3', 'a/nfl: 4'])
})

it('has all edges renew their board before a change is sent', async () => {
  const { tell, refreshed, asked, settle } = trial(['a', 'b'])
  tell('nfl', '1')
  expect([refreshed, asked()]).toEqual([['a,b/nfl'], 0])
  await settle()
  expect(asked()).toBe(1)
})

it('does not repeat a change that nobody answered, since it may have arrived, and is behind until one is taken', async () => {
  const { line, tell, taken, asked, answer, pause } = trial()
  tell('nfl', '1')
  await answer('unanswered')
  await pause(6000)
  expect([asked(), line.figures().failures, line.figures().behindMs]).toEqual([0, 1, 6000])
  tell('nfl', '2')
  await answer('taken')
  expect([taken, line.figures().behindMs]).toEqual([['a/nfl: 2'], 0])
})

it('goes on with the other of two edges that share a Redis', async () => {
  const { tell, taken, answer, pause } = trial(['a', 'b'])
  tell('nfl', '1')
  await answer('refused')
  await pause(250)
  await answer('taken')
  expect(taken).toEqual(['b/nfl: 1'])
})

it('sends only 20 of a thousand waiting changes, the newest last', async () => {
  const { tell, taken, answer } = trial()
  for (let text = 1; text <= 1000; text++) tell('nfl', String(text))
  for (let left = 30; left > 0; left--) await answer('taken')
  expect(taken).toHaveLength(20)
  expect(taken.at(-1)).toBe('a/nfl: 1000')
})

it('adds up the streams of all edges that share a Redis, and names those that do not say', () => {
  const { line } = trial(['a', 'b', 'c'])
  line.counted(
    new Map([
      ['a', 2],
      ['b', undefined],
      ['c', 3],
    ]),
  )
  expect(line.figures()).toMatchObject({ streams: 5, silent: ['b'] })
  line.counted(new Map([['a', undefined]]))
  expect(line.figures()).not.toHaveProperty('streams')
})
