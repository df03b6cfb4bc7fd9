import { expect, it } from 'vitest'
import { createFollowers } from './followers'
import { logOf } from './testing/log-of'

const withoutDevice = () => createFollowers(() => undefined)

it('whoever leaves before the answer comes is not told any more', async () => {
  const told: string[] = []
  const answer = Promise.resolve('answer')
  const stop = withoutDevice().follow(
    () => answer,
    (found) => void told.push(found),
  )
  stop()
  await answer
  expect(told).toEqual([])
})

it('a query that fails is logged, and is asked again when the answers change', async () => {
  const followers = withoutDevice()
  const logged = logOf('storage')
  const told: string[] = []
  const answers = [Promise.reject<string>(new Error('broken')), Promise.resolve('answer')]
  followers.follow(
    () => answers.shift()!,
    (found) => void told.push(found),
  )
  await Promise.resolve()
  expect([logged, told]).toEqual([['warn a query: Error: broken'], []])
  followers.tell()
  await Promise.resolve()
  expect(told).toEqual(['answer'])
})
