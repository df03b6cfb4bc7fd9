import { chooseFavourite } from './favourites'
import type { Storage } from './storage'
import { GUEST_OWNER } from './viewer'

/** Adds what a guest chose on this device to the favourites of the user who has signed in here. */
export async function takeOverGuestFavourites(storage: Storage, user: string, nowMs: number): Promise<void> {
  const choices = await storage.readAll('favourites')
  for (const { team } of choices.filter(({ owner, on }) => owner === GUEST_OWNER && on)) {
    const known = choices.find((choice) => choice.owner === user && choice.team === team)
    if (!known?.on) await chooseFavourite(storage, { owner: user, team, on: true, known, nowMs }).kept
  }
  await storage.remove('favourites', ({ owner }) => owner === GUEST_OWNER)
}
