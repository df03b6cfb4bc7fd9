import { expect, it } from 'vitest'
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
