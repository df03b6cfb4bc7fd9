/** What stands above figures in which the visits of so many people are missing, as after an update of the server. */
export function uncountedText(people: number | undefined): string | undefined {
  if (!people) return undefined
  const whose = people === 1 ? '1 person' : `${people} people`
  return `Still counting: the visits of ${whose} are not in these figures yet. Refresh in a moment.`
}
