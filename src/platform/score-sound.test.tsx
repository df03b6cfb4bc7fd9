import { expect, it, vi } from 'vitest'
import { createScoreSound } from './score-sound'

/** Hears what a browser would play. */
function fakeContext() {
  const heard: number[] = []
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const context = {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    resume: async () => void (context.state = 'running'),
    close: async () => void (context.state = 'closed'),
    createGain: () => ({ gain: param, connect: (to: unknown) => to }),
    createOscillator: () => {
      const frequency = { value: 0 }
      return {
        frequency,
        connect: (to: unknown) => to,
        start: () => void heard.push(frequency.value),
        stop() {},
      }
    },
  }
  return { context: context as unknown as AudioContext, heard }
}

it('the score sound is heard only after a gesture, and no more once it was turned off', async () => {
  const { context, heard } = fakeContext()
  const sound = createScoreSound(() => context)
  sound.play()
  const silence = sound.enable()
  sound.play()
  expect(heard).toEqual([])
  dispatchEvent(new Event('pointerdown'))
  await Promise.resolve()
  sound.play()
  expect(heard).toEqual([660, 880])
  silence()
  sound.play()
  expect(heard).toHaveLength(2)
})

it('of two windows that hear of a score, only the first plays the sound, and either plays the next', async () => {
  vi.useFakeTimers()
  let isTaken = false
  const request = async (_name: string, _options: LockOptions, grant: (lock: unknown) => unknown) => {
    if (isTaken) return grant(null)
    isTaken = true
    await grant({})
    isTaken = false
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const windows = [fakeContext(), fakeContext()]
  const sounds = windows.map(({ context }) => createScoreSound(() => context))
  const stops = sounds.map((sound) => sound.enable())
  dispatchEvent(new Event('pointerdown'))
  for (const sound of sounds) sound.play()
  await vi.advanceTimersByTimeAsync(2000)
  for (const sound of sounds.toReversed()) sound.play()
  await vi.advanceTimersByTimeAsync(2000)
  expect(windows.map(({ heard }) => heard)).toEqual([
    [660, 880],
    [660, 880],
  ])
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the sound is played all the same where the browser refuses locks', async () => {
  const request = async () => Promise.reject(new DOMException('denied', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const { context, heard } = fakeContext()
  const sound = createScoreSound(() => context)
  const stop = sound.enable()
  dispatchEvent(new Event('pointerdown'))
  sound.play()
  await vi.waitFor(() => expect(heard).toEqual([660, 880]))
  stop()
  vi.unstubAllGlobals()
})
