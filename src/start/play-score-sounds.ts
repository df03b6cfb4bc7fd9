import { hiddenLeagues } from '../domain/tabs/hidden-leagues'
import { hasScored, scoresOf, type KnownScores } from '../domain/people/favourites/favourite-scored'
import { createScoreSound } from '../platform/score-sound'
import { noop } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'
import { kioskAtom } from '../state/auto-scroll'
import { favouritesAtom } from '../state/favourites'
import { preferencesAtom } from '../state/preferences'
import type { Store } from '../state/store'
import type { Storage } from '../storage/storage'

/** A short sound when a favourite's score changes, for viewers who want it and look at this page; never on a kiosk. */
export function playScoreSounds(
  storage: Storage,
  store: Store,
  sound = createScoreSound(() => new AudioContext()),
): void {
  if (store.get(kioskAtom)) return
  let stop = noop
  let isOn = false

  function begin() {
    let before: KnownScores = new Map()
    const silence = sound.enable()
    const unfollow = storage.follow(
      () => Promise.all([storage.readAll('boards'), storage.readAll('heads')]),
      ([stored, heads]) => {
        const hidden = hiddenLeagues(heads)
        const shown = stored.filter(({ slug }) => !hidden.has(slug))
        const after = scoresOf(
          shown.map(({ board }) => board),
          store.get(favouritesAtom),
        )
        if (hasScored(before, after) && pageVisibility.isVisible()) sound.play()
        before = after
      },
    )
    stop = () => {
      silence()
      unfollow()
    }
  }

  function follow() {
    const { soundEnabled } = store.get(preferencesAtom)
    if (soundEnabled === isOn) return
    isOn = soundEnabled
    if (isOn) begin()
    else stop()
  }
  store.sub(preferencesAtom, follow)
  follow()
}
