/** Passwords that wait for their turn, one after the other. The first in the queue is being judged. */
export interface Queue {
  readonly name: string
  /** Each waiting request holds a runtime, of which 64 are ready: a crowd may wait, a flood may not. */
  readonly most: number
  /** Limits one network, so that it cannot fill the queue. */
  readonly mostOfOne: number
}

interface Place {
  readonly id: string
  readonly network: string
  /** By then the work is done. A holder that stopped without leaving its place must not block all others for ever. */
  readonly until: number
}

const LONGEST_WAIT_MS = 6000
const LONGEST_WORK_MS = 10_000
const LOOK_AGAIN_MS = 20
/** In a flood each turn rests as long as it worked, so that hashes take half a core at most. */
const LONGEST_REST_MS = 500

/** Does the work when its turn comes; false when the queue is full, or no turn came in time. */
export function doInTurn(queue: Queue, network: string, work: () => void): boolean {
  const id = $security.randomString(12)
  if (!join(queue, { id, network, until: Date.now() + LONGEST_WAIT_MS + LONGEST_WORK_MS })) return false
  try {
    if (!isFirstInTime(queue, id)) return false
    const began = Date.now()
    try {
      work()
    } finally {
      if (placesOf(queue).length >= queue.most) sleep(Math.min(Date.now() - began, LONGEST_REST_MS))
    }
    return true
  } finally {
    change(queue, (places) => places.filter((place) => place.id !== id))
  }
}

export function hasSomebody(queue: Queue): boolean {
  return placesOf(queue).length > 0
}

/** Checks before it changes anything, because boards wait while the store changes: in a flood most end here. */
function join(queue: Queue, place: Place): boolean {
  if (!hasRoom(queue, place, placesOf(queue))) return false
  let isIn = false
  change(queue, (places) => {
    isIn = hasRoom(queue, place, places)
    return isIn ? [...places, place] : places
  })
  return isIn
}

function hasRoom({ most, mostOfOne }: Queue, { network }: Place, places: readonly Place[]): boolean {
  return places.length < most && places.filter((other) => other.network === network).length < mostOfOne
}

function isFirstInTime(queue: Queue, id: string): boolean {
  for (const giveUp = Date.now() + LONGEST_WAIT_MS; Date.now() < giveUp; sleep(LOOK_AGAIN_MS))
    if (placesOf(queue)[0]?.id === id) return true
  return false
}

/** Runs under the store's lock, since many come and go at once. */
function change(queue: Queue, how: (places: readonly Place[]) => readonly Place[]): void {
  $app.store().setFunc(queue.name, (old: unknown) => JSON.stringify(how(takenOf(old))))
}

function placesOf(queue: Queue): readonly Place[] {
  return takenOf($app.store().get(queue.name))
}

function takenOf(text: unknown): readonly Place[] {
  const places = typeof text === 'string' ? (JSON.parse(text) as Place[]) : []
  const now = Date.now()
  return places.filter(({ until }) => until > now)
}
