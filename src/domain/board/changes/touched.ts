import { isObject, type Json, type JsonObject } from '../../json'

/** Which members of something have been touched, each with what was touched inside of it. It holds no values. */
export interface Touched {
  readonly [member: string]: Touched
}

/** Notes what a patch of `before` touches. An object that is replaced or removed is touched in all its members. */
export function touch(touched: Touched, before: Json | undefined, change: Json | undefined): Touched {
  if (isObject(change)) return touchEach(touched, before, change)
  return isObject(before) ? touchEach(touched, before, {}, Object.keys(before)) : touched
}

function touchEach(
  touched: Touched,
  before: Json | undefined,
  change: JsonObject,
  members: readonly string[] = Object.keys(change),
): Touched {
  const inside = isObject(before) ? before : {}
  const noted = members.map((member) => [
    member,
    touch(touched[member] ?? {}, inside[member], change[member]),
  ])
  return { ...touched, ...(Object.fromEntries(noted) as Touched) }
}

/** The patch that sets every touched member to its value of now. */
export function currentValues(touched: Touched, now: Json | undefined): Json {
  if (!isObject(now)) return now ?? null
  return Object.fromEntries(
    Object.entries(touched).map(([member, inside]) => [member, currentValues(inside, now[member])]),
  )
}
