import { countText } from '../figure-text'

/** The note above figures in which the visits of some people are still missing, as after an update of the server. */
export function uncountedText(people: number | undefined): string | undefined {
  if (!people) return undefined
  return `Still counting: the visits of ${countText(people, 'person', 'people')} are not in these figures yet. Refresh in a moment.`
}
