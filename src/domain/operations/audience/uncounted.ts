/** The note above figures in which the visits of some people are still missing, as after an update of the server. */
export function uncountedText(people: number | undefined): string | undefined {
  if (!people) return undefined
  const whose = people === 1 ? '1 person' : `${people} people`
  return `Still counting: the visits of ${whose} are not in these figures yet. Refresh in a moment.`
}
