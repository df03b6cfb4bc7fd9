import { expect, it } from 'vitest'
import type { Follow } from '../storage/follow'
import { createFirstFollow } from './follow-first'

const turn = () => new Promise((resolve) => setTimeout(resolve))

function open() {
  const world = { stored: 'nothing yet', told: [] as string[], live: 0 }
  const first = createFirstFollow()
  const stop = first.follow(
    async () => world.stored,
    (found) => void world.told.push(found),
  )
  const live: Follow = (_query, tell) => {
    world.live += 1
    tell('live' as never)
    return () => void (world.live -= 1)
  }
  return { world, first, stop, live }
}

it('tells what there is, and again when something was stored', async () => {
  const { world, first } = open()
  await turn()
  world.stored = 'the first board'
  first.again()
  await turn()
  expect(world.told).toEqual(['nothing yet', 'the first board'])
})

it('goes on live as soon as that is possible, also for who begins later', async () => {
  const { world, first, live } = open()
  await turn()
  first.hand(live)
  first.follow(
    async () => 'late',
    () => {},
  )
  expect([world.told, world.live]).toEqual([['nothing yet', 'live'], 2])
})

it('tells no old answer after a live one', async () => {
  const { world, first, live } = open()
  first.hand(live)
  await turn()
  expect(world.told).toEqual(['live'])
})

it('ends, before and after', async () => {
  const { world, first, stop, live } = open()
  stop()
  await turn()
  first.hand(live)
  expect([world.told, world.live]).toEqual([[], 0])
})

it('a query that fails tells nothing', async () => {
  const { world, first } = open()
  first.follow(
    () => Promise.reject(new Error('broken')),
    () => void world.told.push('told'),
  )
  await turn()
  expect(world.told).toEqual(['nothing yet'])
})
